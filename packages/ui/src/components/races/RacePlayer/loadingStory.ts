import type { FilmRunner } from '../RaceView/film';
import { type Loading, loadedBy, loadingFrom, loadings } from '../RaceView/motion/loading';
import type { FilmCaption } from './words';

/** Milliseconds before one is in its stall at which it is seen to be next. */
const next = 4_000;

/** What is told while a field is loaded. */
export function loadingStory(runners: readonly FilmRunner[]): FilmCaption[] {
  const all = loadings(runners);
  const first = (odd: boolean, at: (loading: Loading) => number) =>
    Math.min(...all.filter((_, i) => ((runners[i]?.number ?? 0) % 2 === 1) === odd).map(at));
  return [
    { ms: loadingFrom, text: `${runners.length} runners behind the stalls.` },
    { ms: first(true, ({ setsOff }) => setsOff), text: 'The odd numbers go in.' },
    { ms: first(false, ({ loaded }) => loaded - next), text: 'The even numbers follow.' },
    { ms: loadedBy, text: 'All in.' },
  ].filter(({ ms }) => Number.isFinite(ms));
}
