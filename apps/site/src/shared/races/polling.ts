import type { ListedRace } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import type { RaceProgress } from './isRunning.ts';

/** How long the server is given for a change, in ms. */
const patience = 500;

/**
 * Over how long the requests of all who look are spread after a change, in ms: whoever watches a race
 * misses what comes before the answer, while its card and its result can wait.
 */
const spreads = { closing: 10_000, off: 3_000, finish: 6_000 };

/** Where in the spread this visit asks, 0 to 1: a crowd does not ask in one instant. */
const visit = Math.random();

/** How long to wait before asking for what changes at a moment, in ms; more often while it is late. */
function untilChange(
  change: { moment: number; spread: number; late: number },
  now: number,
  turn: number,
): number {
  const asked = change.moment + patience + turn * change.spread;
  if (now < asked) return asked - now;
  // Minutes after it, the change waits for a steward: nobody needs it to the second.
  return now > change.moment + 10 * MINUTE ? MINUTE : change.late;
}

/**
 * How long to wait before asking again for a race that is closed or running, in ms: once for each
 * change, at the off and when the last runner is home. False when nothing can change any more.
 *
 * @param turn where in the spread it is asked, 0 to 1
 */
export function progressInterval(
  { status, offAt, finishesAt }: RaceProgress,
  now: number,
  turn = visit,
): number | false {
  if (status === 'finished' || status === 'void') return false;
  return finishesAt === null
    ? untilChange({ moment: offAt, spread: spreads.off, late: 3_000 }, now, turn)
    : untilChange({ moment: finishesAt, spread: spreads.finish, late: 3_000 }, now, turn);
}

/** How long to wait before asking what a training session gave that ends at `until`, in ms. */
export function workInterval(until: number, now: number): number {
  return Math.min(10 * MINUTE, untilChange({ moment: until, spread: 0, late: 3_000 }, now, 0));
}

/**
 * How long to wait before fetching a race again, in ms: while it takes entries also for those, from
 * then on once for each change. False when nothing can change any more.
 *
 * @param turn where in the spread it is asked, 0 to 1
 */
export function pollingInterval(
  race: Pick<ListedRace, 'closesAt' | keyof RaceProgress> | undefined,
  now: number,
  turn = visit,
): number | false {
  if (race === undefined) return 10_000;
  if (race.status !== 'open') return progressInterval(race, now, turn);
  const closing = { moment: race.closesAt, spread: spreads.closing, late: 10_000 };
  return Math.min(untilChange(closing, now, turn), 30_000);
}
