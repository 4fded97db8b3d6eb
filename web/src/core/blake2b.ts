/** BLAKE2b (RFC 7693), with a key: what the server's luck is made of. Browsers bring no such hash of their own. */

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
/** In which order each round takes the sixteen words of a block, written as hexadecimal digits. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const BLOCK = 128;

function turned(value: bigint, by: bigint): bigint {
  return ((value >> by) | (value << (64n - by))) & MASK;
}

function compress(state: bigint[], block: DataView, counted: number, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, index) => block.getBigUint64(index * 8, true));
  const v = [...state, ...START];
  v[12]! ^= BigInt(counted);
  if (last) v[14]! ^= MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint) => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = turned(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turned(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = turned(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = turned(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const order = ORDER[round % 10]!;
    for (let column = 0; column < 8; column++) {
      const [x, y] = [words[order[2 * column]!]!, words[order[2 * column + 1]!]!];
      if (column < 4) mix(column, column + 4, column + 8, column + 12, x, y);
      else mix(column - 4, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4), x, y);
    }
  }
  for (let index = 0; index < 8; index++) state[index]! ^= v[index]! ^ v[index + 8]!;
}

/** The hash of `data` under `key` (up to 64 bytes), `size` bytes long. */
export function blake2b(data: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  const state = [...START];
  state[0]! ^= 0x01010000n ^ BigInt(key.length << 8) ^ BigInt(size);
  const before = key.length > 0 ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(Math.ceil((before + data.length) / BLOCK), 1) * BLOCK);
  whole.set(key);
  whole.set(data, before);
  for (let at = 0; at < whole.length; at += BLOCK) {
    const last = at + BLOCK === whole.length;
    compress(state, new DataView(whole.buffer, at, BLOCK), last ? before + data.length : at + BLOCK, last);
  }
  const result = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => result.setBigUint64(index * 8, word, true));
  return new Uint8Array(result.buffer, 0, size);
}
