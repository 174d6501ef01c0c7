/**
 * SHA-256 of short texts in plain script: the browser's own is missing on pages without https, and waits for a
 * promise at each of the many thousand rounds.
 */
const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const schedule = new Int32Array(64);

function mix(state: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [schedule[i - 15] as number, schedule[i - 2] as number];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + small + (schedule[i - 7] as number) + large) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + high + choice + (constants[i] as number) + (schedule[i] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = ((state[i] as number) + (mixed[i] as number)) | 0;
}

/** The 32 bytes of a text's digest. */
export function sha256(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((text.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(text);
  padded[text.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, text.length * 8);
  const state = start.slice();
  for (let block = 0; block < blocks; block++) mix(state, view, block * 64);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setInt32(i * 4, word);
  return new Uint8Array(digest.buffer);
}
