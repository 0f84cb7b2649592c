/** A source of 32-bit integers. */
export type Source = () => number;

/** The small fast counting generator: 128 bits of state, the same integers in every browser. */
export function sfc32(w0: number, w1: number, w2: number, w3: number): Source {
  let a = w0 | 0;
  let b = w1 | 0;
  let c = w2 | 0;
  let d = w3 | 0;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

/** From 0 up to, never reaching, 1. */
export function uniform(source: Source): number {
  return source() / 4294967296;
}

/** Mean 0, standard deviation 1, as a sum of twelve (Irwin–Hall): exact additions, no logarithm. */
export function gaussian(source: Source): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += uniform(source);
  return sum;
}
