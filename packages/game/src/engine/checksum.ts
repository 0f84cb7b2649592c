import { FNV_OFFSET, FNV_PRIME } from '../random/hashText.ts';

/** FNV-1a over the 32-bit words of doubles: one bit of difference anywhere changes it. */
export class Checksum {
  readonly #double = new Float64Array(1);
  readonly #words = new Uint32Array(this.#double.buffer);
  #hash = FNV_OFFSET;

  /** Takes in where every runner is. */
  add(field: readonly { readonly metres: number; readonly lane: number }[]): void {
    const double = this.#double;
    const words = this.#words;
    let hash = this.#hash;
    for (const runner of field) {
      double[0] = runner.metres;
      hash = Math.imul(hash ^ (words[0] ?? 0), FNV_PRIME);
      hash = Math.imul(hash ^ (words[1] ?? 0), FNV_PRIME);
      double[0] = runner.lane;
      hash = Math.imul(hash ^ (words[0] ?? 0), FNV_PRIME);
      hash = Math.imul(hash ^ (words[1] ?? 0), FNV_PRIME);
    }
    this.#hash = hash;
  }

  /** Eight hex digits. */
  text(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }
}
