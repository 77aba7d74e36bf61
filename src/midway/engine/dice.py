"""Chance that anybody can check afterwards: words of BLAKE2b, named by stream and counter."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

#: A block is one hash of 64 bytes: eight words.
BLOCK = Struct("<8Q")


def seed_hash(seed: str) -> str:
    """The public promise of a seed: published before the first draw, checked when the seed is shown at the end."""
    return blake2b(seed.encode(), digest_size=16, person=b"midway-promise").hexdigest()


class Dice:
    """An endless table of random words for one key.

    ``word(stream, n)`` is the n-th 64-bit word of a named stream. Dice hold no counters (those lie in the state),
    so clones may share them and a replay finds the same words again. A draw is ``word * below >> 64``;
    this, the block layout and the order of draws are part of a game's rules version.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block_stream = ""
        self.block_number = -1
        self.block: tuple[int, ...] = ()

    @classmethod
    def of(cls, seed: str) -> Dice:
        """The dice of a seed. Live tables use 32 random hex digits; tests and simulations any text.

        Raises TypeError for what is no text, such as a number.
        """
        if not isinstance(seed, str):
            raise TypeError(f"a seed is a text such as '42', not {seed!r}")
        return cls(blake2b(seed.encode(), digest_size=32, person=b"midway-seed").digest())

    def word(self, stream: str, n: int) -> int:
        """The n-th word (0 to 2**64 - 1) of a stream; eight words come from one hash, the last block is kept."""
        number = n >> 3
        if number != self.block_number or stream != self.block_stream:
            self.block = self.words_of(stream, number)
            self.block_number = number
            self.block_stream = stream
        return self.block[n & 7]

    def words(self, stream: str, n: int, count: int) -> list[int]:
        """The words ``n`` to ``n + count - 1`` of a stream, for a deal of many."""
        found: list[int] = []
        for number in range(n >> 3, (n + count + 7) >> 3):
            found += self.words_of(stream, number)
        at = n & 7
        return found[at : at + count]

    def words_of(self, stream: str, number: int) -> tuple[int, ...]:
        """The eight words of a block."""
        return BLOCK.unpack(blake2b(b"%b/%d" % (stream.encode(), number), key=self.key, digest_size=64).digest())

    def child(self, name: str) -> Dice:
        """The dice of a game inside the game; played alone with them, the part gives the same result."""
        return Dice(blake2b(name.encode(), key=self.key, digest_size=32, person=b"midway-child").digest())
