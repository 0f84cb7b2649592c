import { TICK } from './stride.ts';

const SECTION = 200;

/** Takes the times at which one runner passes each 200 m, counted back from the post. */
export interface Clock {
  /** Milliseconds at each mark passed so far; the last of all marks is the post. */
  readonly passed: number[];
  readonly marks: readonly number[];
}

/** A clock for a distance in metres. */
export function startClock(distance: number): Clock {
  const marks: number[] = [];
  for (let mark = distance; mark > 0; mark -= SECTION) marks.unshift(mark);
  return { passed: [], marks };
}

/** Notes the marks passed in the tick that begins at `seconds`, to the millisecond. */
export function readClock(clock: Clock, before: number, after: number, seconds: number): void {
  for (;;) {
    const mark = clock.marks[clock.passed.length];
    if (mark === undefined || after < mark) return;
    const moment = seconds + (TICK * (mark - before)) / (after - before);
    clock.passed.push(Math.floor(moment * 1000 + 0.5));
  }
}

/** True once the post is passed. */
export function isHome(clock: Clock): boolean {
  return clock.passed.length === clock.marks.length;
}

/** Milliseconds from the off to the post; 0 before it is passed. */
export function finishTime(clock: Clock): number {
  return isHome(clock) ? (clock.passed.at(-1) ?? 0) : 0;
}

/** Milliseconds for each piece. */
export function sectionals(clock: Clock): number[] {
  return clock.passed.map((moment, index) => moment - (clock.passed[index - 1] ?? 0));
}
