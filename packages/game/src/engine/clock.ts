/** Metres of a sectional. */
export const SECTION_METRES = 200;

/** Takes the times at which one runner passes each 200 m, counted back from the post. */
export interface Clock {
  /** Milliseconds at each mark passed so far; the last of all marks is the post. */
  readonly passed: number[];
  /** Metres run at the post. */
  readonly post: number;
  /** Metres run at the mark that comes next; beyond all reach once the post is passed. */
  next: number;
}

/** A clock for a distance in metres. */
export function startClock(distance: number): Clock {
  const odd = distance % SECTION_METRES;
  return { passed: [], post: distance, next: odd === 0 ? SECTION_METRES : odd };
}

/** A step of a race, and what one runner did in it. */
export interface Stretch {
  /** Seconds since the off, and that the step lasts. */
  readonly seconds: number;
  readonly tick: number;
  /** Metres run before it and after it. */
  readonly before: number;
  readonly after: number;
}

/** Notes the marks passed in a step, to the millisecond. */
export function readClock(clock: Clock, { seconds, tick, before, after }: Stretch): void {
  while (after >= clock.next) {
    const moment = seconds + (tick * (clock.next - before)) / (after - before);
    clock.passed.push(Math.floor(moment * 1000 + 0.5));
    clock.next = clock.next === clock.post ? Infinity : clock.next + SECTION_METRES;
  }
}

/** True once the post is passed. */
export function isHome(clock: Clock): boolean {
  return clock.next > clock.post;
}

/** Milliseconds from the off to the post; 0 before it is passed. */
export function finishTime(clock: Clock): number {
  return isHome(clock) ? (clock.passed.at(-1) ?? 0) : 0;
}

/** Milliseconds for each piece. */
export function sectionals({ passed }: Clock): number[] {
  return passed.map((moment, index) => moment - (passed[index - 1] ?? 0));
}
