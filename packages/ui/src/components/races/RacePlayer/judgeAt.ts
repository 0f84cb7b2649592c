import type { RaceFilm } from '../RaceView/film';

/** What the judge has said: that a photograph is looked at, the first three, everybody. */
export type JudgesCall = 'none' | 'photograph' | 'first three' | 'all';

/** Milliseconds that the judge takes for what is plain, and longer over a photograph. */
const takes = { plain: 1_500, photograph: 5_000 };
/** Milliseconds after the winner at which a photograph is called. */
const calls = 800;
const placed = 3;

/**
 * What the judge has said at a moment of a race.
 * @param close whether the photograph has to decide among the first three
 */
export function judgeAt({ runners }: RaceFilm, close: boolean, ms: number): JudgesCall {
  const times = runners.flatMap(({ timeMs }) => timeMs ?? []).sort((a, b) => a - b);
  const [winner] = times;
  const third = times[Math.min(placed, times.length) - 1];
  const last = times.at(-1);
  if (winner === undefined || third === undefined || last === undefined) return 'none';
  const firstThree = third + takes.plain + (close ? takes.photograph : 0);
  if (ms >= firstThree) return ms >= last + takes.plain ? 'all' : 'first three';
  return close && ms >= winner + calls ? 'photograph' : 'none';
}
