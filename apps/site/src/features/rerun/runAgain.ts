import {
  type Card,
  type CommentaryLine,
  commentary,
  runRace,
  type SeedWords,
} from '@furlong/game/engine';
import { type Film, filmOf } from './film.ts';

/** A race as it was run: who was where, and all that is told beside it. */
export interface RunAgain extends Film {
  /** Milliseconds to the post by horse id, of those that finished. */
  times: Readonly<Record<string, number>>;
  story: readonly CommentaryLine[];
}

/** Runs a race again and keeps what watching it takes. */
export function runAgain(
  card: Card,
  words: SeedWords,
  names: Readonly<Record<string, string>>,
): RunAgain {
  const race = runRace(card, words);
  return {
    ...filmOf(race),
    times: Object.fromEntries(race.runners.map(({ horseId, timeMs }) => [horseId, timeMs])),
    story: commentary({ race, distance: card.course.distance, names }),
  };
}
