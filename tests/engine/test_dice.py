"""Chance that anybody can check with the standard library alone."""

from collections import Counter
from hashlib import blake2b

from kit.toy import TOY
from midway.engine.dice import Dice, seed_hash


def by_hand(seed, stream, n):
    """The n-th word as docs tell it: key from the seed, block n // 8 of the stream, eight little-endian words."""
    key = blake2b(seed.encode(), digest_size=32, person=b"midway-seed").digest()
    block = blake2b(f"{stream}/{n // 8}".encode(), key=key, digest_size=64).digest()
    return int.from_bytes(block[n % 8 * 8 : n % 8 * 8 + 8], "little")


def test_a_word_is_what_its_hash_says():
    dice = Dice.of("a seed")
    for stream, n in [("deal", 0), ("deal", 7), ("deal", 8), ("lane1", 0), ("deal", 1), ("deal", 1000)]:
        assert dice.word(stream, n) == by_hand("a seed", stream, n)


def test_many_words_are_the_single_ones():
    dice = Dice.of("a seed")
    for start, count in [(0, 1), (0, 8), (5, 3), (5, 4), (7, 30), (3, 0)]:
        assert dice.words("deal", start, count) == [by_hand("a seed", "deal", n) for n in range(start, start + count)]


def test_the_promise_is_a_hash_of_the_seed_alone():
    assert seed_hash("a seed") == blake2b(b"a seed", digest_size=16, person=b"midway-promise").hexdigest()


def test_a_child_has_dice_of_its_own():
    dice = Dice.of("a seed")
    key = blake2b(b"booth 1", key=dice.key, digest_size=32, person=b"midway-child").digest()
    assert dice.child("booth 1").word("deal", 3) == Dice(key).word("deal", 3)
    assert dice.child("booth 1").word("deal", 3) != dice.child("booth 2").word("deal", 3)


def test_a_draw_multiplies_and_a_deal_fills_the_gap_with_the_last():
    s = TOY.initial_state(2, seed="deal")
    s.draws = [0, 0]
    assert s.draw(1, 6) == by_hand("deal", "die", 0) * 6 >> 64
    bag = list(range(10))
    left, wanted = list(range(10)), []
    for n in range(1, 5):
        at = by_hand("deal", "die", n) * len(left) >> 64
        wanted.append(left[at])
        left[at] = left[-1]
        left.pop()
    assert s.deal(1, bag, 4) == wanted
    assert bag == left
    assert s.draws == [0, 5]


def test_a_whole_bag_is_dealt_once():
    s = TOY.initial_state(2)
    bag = [1, 1, 2, 3]
    assert Counter(s.deal(1, bag, 4)) == Counter([1, 1, 2, 3])
    assert bag == []


def test_a_die_shows_every_face_about_as_often():
    s = TOY.initial_state(2, seed="fair")
    faces = Counter(s.draw(1, 6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(880 < times < 1120 for times in faces.values())
