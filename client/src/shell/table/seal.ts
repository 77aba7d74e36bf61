// The seal of a shuffle, computed here so that nobody need believe the host: BLAKE2b (RFC 7693) without a key.

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** Which words of a block the twelve rounds mix in, in hex digits. */
const ROUNDS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
  '0123456789abcdef',
  'ea489fd61c02b753',
];
/** The columns of the working state, then its diagonals. */
const LINES = ['048c', '159d', '26ae', '37bf', '05af', '16bc', '278d', '349e'];
const BLOCK = 128;

const turn = (word: bigint, by: bigint) => (word >> by) | ((word << (64n - by)) & MASK);
const words = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, i) => new DataView(bytes.buffer).getBigUint64(8 * i, true));

function mix(v: bigint[], line: string, x: bigint, y: bigint) {
  const [a, b, c, d] = Array.from(line, (digit) => parseInt(digit, 16)) as [number, number, number, number];
  v[a] = (v[a] + v[b] + x) & MASK;
  v[d] = turn(v[d] ^ v[a], 32n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turn(v[b] ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = turn(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turn(v[b] ^ v[c], 63n);
}

function compress(h: bigint[], block: Uint8Array, counted: number, last: boolean): bigint[] {
  const m = words(block, 16);
  const v = [...h, ...START];
  v[12] ^= BigInt(counted);
  if (last) v[14] ^= MASK;
  for (const round of ROUNDS) {
    const next = Array.from(round, (digit) => m[parseInt(digit, 16)]);
    LINES.forEach((line, i) => mix(v, line, next[2 * i], next[2 * i + 1]));
  }
  return h.map((word, i) => word ^ v[i] ^ v[i + 8]);
}

/** The BLAKE2b hash of a text, `size` bytes in hex, for one purpose (`person`, at most sixteen letters). */
export function blake2b(text: string, size: number, person = ''): string {
  const bytes = new TextEncoder().encode(text);
  const purpose = new Uint8Array(16);
  purpose.set(new TextEncoder().encode(person));
  let h = [...START];
  h[0] ^= 0x01010000n | BigInt(size);
  words(purpose, 2).forEach((word, i) => (h[6 + i] ^= word));
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(bytes.subarray(BLOCK * i, BLOCK * (i + 1)));
    h = compress(h, block, Math.min(bytes.length, BLOCK * (i + 1)), i === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return Array.from(new Uint8Array(out.buffer, 0, size), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is published of a seed before the first draw. */
export const sealOf = (seed: string): string => blake2b(seed, 16, 'midway-promise');
