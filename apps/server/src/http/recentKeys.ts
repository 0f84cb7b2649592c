/** Fewer than this many keys are remembered; the one used longest ago is forgotten first. */
const remembered = 20_000;

/** Remembers which keys were added last. */
export class RecentKeys {
  readonly #keys = new Set<string>();

  add(key: string): void {
    // Deleted first, so that the set stays in the order of last use.
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > remembered && oldest !== undefined) this.#keys.delete(oldest);
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }
}
