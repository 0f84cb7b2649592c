/** More wait already than may: of one requester, or of all together. */
export class QueueFull extends Error {
  override name = 'QueueFull';
  readonly of: 'requester' | 'all';

  constructor(of: 'requester' | 'all') {
    super(`Too many are waiting of ${of}.`);
    this.of = of;
  }
}

export interface QueueLimits {
  running: number;
  waitingOfRequester: number;
  waitingOfAll: number;
}

/** After so many urgent tasks in a row it is the turn of one that is not. */
const longestUrgentRun = 8;

/**
 * Lets a few tasks run at a time, fairly between those who ask: they take turns, however many
 * tasks one of them has waiting. What is urgent goes first, in turns too.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #urgent = new Turns();
  readonly #ordinary = new Turns();
  readonly #waiting = new Map<string, number>();
  #waitingOfAll = 0;
  #running = 0;
  #urgentRun = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task when its turn has come.
   *
   * @throws {QueueFull} when it cannot even wait.
   */
  async run<Result>(
    { requester, urgent }: { requester: string; urgent: boolean },
    task: () => Promise<Result>,
  ): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#turn(requester, urgent ? this.#urgent : this.#ordinary);
    try {
      return await task();
    } finally {
      this.#beginNext();
    }
  }

  async #turn(requester: string, turns: Turns): Promise<void> {
    const waiting = this.#waiting.get(requester) ?? 0;
    if (waiting >= this.#limits.waitingOfRequester) throw new QueueFull('requester');
    if (this.#waitingOfAll >= this.#limits.waitingOfAll) throw new QueueFull('all');
    this.#count(requester, 1);
    await new Promise<void>((begin) => turns.add(requester, begin));
    this.#count(requester, -1);
  }

  #count(requester: string, change: 1 | -1): void {
    const waiting = (this.#waiting.get(requester) ?? 0) + change;
    if (waiting === 0) this.#waiting.delete(requester);
    else this.#waiting.set(requester, waiting);
    this.#waitingOfAll += change;
  }

  /** Hands the place of a task that is done to whose turn it is. */
  #beginNext(): void {
    const urgentFirst = this.#urgentRun < longestUrgentRun;
    const order = urgentFirst ? [this.#urgent, this.#ordinary] : [this.#ordinary, this.#urgent];
    for (const turns of order) {
      const begin = turns.next();
      if (begin === undefined) continue;
      this.#urgentRun = turns === this.#urgent ? this.#urgentRun + 1 : 0;
      begin();
      return;
    }
    this.#running -= 1;
  }
}

/** Those who wait, in the order of their turns; each with what it waits for, first come first. */
class Turns {
  readonly #requesters = new Map<string, (() => void)[]>();

  add(requester: string, begin: () => void): void {
    const waiting = this.#requesters.get(requester);
    if (waiting === undefined) this.#requesters.set(requester, [begin]);
    else waiting.push(begin);
  }

  next(): (() => void) | undefined {
    const [first] = this.#requesters;
    if (first === undefined) return undefined;
    const [requester, waiting] = first;
    const begin = waiting.shift();
    // Who has had a turn goes behind the others.
    this.#requesters.delete(requester);
    if (waiting.length > 0) this.#requesters.set(requester, waiting);
    return begin;
  }
}
