const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a over the 32-bit words of doubles: one bit of difference anywhere changes it. */
export class Checksum {
  readonly #double = new Float64Array(1);
  readonly #words = new Uint32Array(this.#double.buffer);
  #hash = OFFSET;

  add(value: number): void {
    this.#double[0] = value;
    this.#hash = Math.imul(this.#hash ^ (this.#words[0] ?? 0), PRIME);
    this.#hash = Math.imul(this.#hash ^ (this.#words[1] ?? 0), PRIME);
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
