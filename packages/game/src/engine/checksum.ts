const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over the 32-bit words of doubles: one bit of difference anywhere changes it. */
export class Checksum {
  readonly #double = new Float64Array(1);
  readonly #words = new Uint32Array(this.#double.buffer);
  #hash = OFFSET;

  /** Takes in where every runner is. */
  add(field: readonly { readonly metres: number; readonly lane: number }[]): void {
    const double = this.#double;
    const words = this.#words;
    let hash = this.#hash;
    for (const runner of field) {
      double[0] = runner.metres;
      hash = Math.imul(hash ^ (words[0] ?? 0), PRIME);
      hash = Math.imul(hash ^ (words[1] ?? 0), PRIME);
      double[0] = runner.lane;
      hash = Math.imul(hash ^ (words[0] ?? 0), PRIME);
      hash = Math.imul(hash ^ (words[1] ?? 0), PRIME);
    }
    this.#hash = hash;
  }

  /** Eight hex digits. */
  text(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }
}

/** FNV-1a over the UTF-16 units of a text, as an unsigned 32-bit integer. */
export function hashText(text: string): number {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  return hash >>> 0;
}
