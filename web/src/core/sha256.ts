/** SHA-256 (FIPS 180-4). Browsers bring it, but only over https; a table in one's own network must be checkable, too. */

/** The first 32 bits of the fractional parts of the roots of primes: how the standard makes its constants. */
function constants(number: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < number; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (prime) found.push(((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return found;
}
const START = constants(8, Math.sqrt);
const ROUNDS = constants(64, Math.cbrt);

const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));

function compress(state: number[], block: DataView): void {
  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(index * 4));
  for (let index = 16; index < 64; index++) {
    const [x, y] = [words[index - 15]!, words[index - 2]!];
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[index] = (words[index - 16]! + small + words[index - 7]! + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[round]! + words[round]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index]! + word) | 0));
}

export function sha256(data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(data.length) * 8n);
  const state = [...START];
  for (let at = 0; at < whole.length; at += 64) compress(state, new DataView(whole.buffer, at, 64));
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => result.setInt32(index * 4, word));
  return new Uint8Array(result.buffer);
}
