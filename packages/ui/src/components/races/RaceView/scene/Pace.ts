/** Pictures that are looked at together. */
const watched = 30;
/** Milliseconds a picture may take before fewer pixels are drawn, and before it is no film. */
const slow = 20;
const hopeless = 40;
/** What is left of the pixels' ratio by each step, and how many steps there are. */
const step = 0.8;
const steps = 2;

/** Watches how fast pictures follow each other, and says how finely they should be drawn. */
export class Pace {
  #intervals: number[] = [];
  #stepped = 0;

  /** What the ratio of pixels is to be multiplied by. */
  get share(): number {
    return step ** this.#stepped;
  }

  /**
   * @param interval milliseconds since the picture before
   * @returns what is to be done about it
   */
  add(interval: number): 'nothing' | 'draw fewer pixels' | 'give up' {
    this.#intervals.push(interval);
    if (this.#intervals.length < watched) return 'nothing';
    const sorted = this.#intervals.toSorted((a, b) => a - b);
    const median = sorted[watched >> 1] ?? 0;
    this.#intervals = [];
    if (this.#stepped === steps) return median > hopeless ? 'give up' : 'nothing';
    if (median <= slow) return 'nothing';
    this.#stepped += 1;
    return 'draw fewer pixels';
  }
}
