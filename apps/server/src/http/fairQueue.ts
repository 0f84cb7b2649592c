/** More wait already than may: of one requester, or of all together. Who has most waiting makes room for others. */
export class QueueFull extends Error {
  override name = 'QueueFull';
  readonly of: 'requester' | 'all';

  constructor(of: 'requester' | 'all') {
    super(`Too many are waiting of ${of}.`);
    this.of = of;
  }
}

interface Asked {
  requester: string;
  urgent: boolean;
  /** Ends the wait for a turn. */
  signal?: AbortSignal | undefined;
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
   * @throws {QueueFull} when it cannot even wait, or has to make room for another's while it waits.
   * @throws the signal's reason when it ends the wait.
   */
  async run<Result>(
    { requester, urgent, signal }: Asked,
    task: () => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#turn(requester, urgent ? this.#urgent : this.#ordinary, signal);
    try {
      return await task();
    } finally {
      this.#beginNext();
    }
  }

  async #turn(requester: string, turns: Turns, signal: AbortSignal | undefined): Promise<void> {
    const waiting = this.#waiting.get(requester) ?? 0;
    if (waiting >= this.#limits.waitingOfRequester) throw new QueueFull('requester');
    if (this.#waitingOfAll >= this.#limits.waitingOfAll) this.#makeRoom(waiting);
    this.#count(requester, 1);
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    const one = { requester, begin, refuse };
    const leave = () => {
      if (!turns.remove(one)) return;
      this.#count(requester, -1);
      refuse(signal?.reason);
    };
    turns.add(one);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Refuses what came last of who has most waiting, for one who has fewer: `waiting`. */
  #makeRoom(waiting: number): void {
    const [most, count] = [...this.#waiting].reduce((a, b) => (b[1] > a[1] ? b : a));
    if (count <= waiting + 1) throw new QueueFull('all');
    this.#count(most, -1);
    const last = this.#ordinary.takeLast(most) ?? this.#urgent.takeLast(most);
    last?.refuse(new QueueFull('requester'));
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
      const next = turns.next();
      if (next === undefined) continue;
      this.#urgentRun = turns === this.#urgent ? this.#urgentRun + 1 : 0;
      this.#count(next.requester, -1);
      next.begin();
      return;
    }
    this.#running -= 1;
  }
}

/** One who waits. */
interface Waiting {
  requester: string;
  begin: () => void;
  refuse: (reason: unknown) => void;
}

/** Those who wait, in the order of their turns; each with what it waits for, first come first. */
class Turns {
  readonly #requesters = new Map<string, Waiting[]>();

  add(one: Waiting): void {
    const waiting = this.#requesters.get(one.requester);
    if (waiting === undefined) this.#requesters.set(one.requester, [one]);
    else waiting.push(one);
  }

  next(): Waiting | undefined {
    const [first] = this.#requesters;
    if (first === undefined) return undefined;
    const [requester, waiting] = first;
    const next = waiting.shift();
    // Who has had a turn goes behind the others.
    this.#requesters.delete(requester);
    if (waiting.length > 0) this.#requesters.set(requester, waiting);
    return next;
  }

  /** Whether it waited, which it then does no more. */
  remove(one: Waiting): boolean {
    const waiting = this.#requesters.get(one.requester);
    const index = waiting?.indexOf(one) ?? -1;
    if (index === -1) return false;
    waiting?.splice(index, 1);
    if (waiting?.length === 0) this.#requesters.delete(one.requester);
    return true;
  }

  /** What a requester asked for last, which then waits no more. */
  takeLast(requester: string): Waiting | undefined {
    const waiting = this.#requesters.get(requester);
    const last = waiting?.pop();
    if (waiting?.length === 0) this.#requesters.delete(requester);
    return last;
  }
}
