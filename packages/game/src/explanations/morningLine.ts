import type { Card } from '../engine/card.ts';
import { hashText } from '../random/hashText.ts';
import { type RunOnce, recordOf, rerun, type Tally } from './reruns.ts';

/** What may be expected of a runner before the race, in hundredths of a percent: 0 to 10,000. */
interface Chances {
  readonly horseId: string;
  /** That it wins; a dead heat counts its share. */
  readonly winChance: number;
  /** That it is among the first three. */
  readonly placeChance: number;
}

export interface MorningLine {
  /** Runs that the line rests on. */
  readonly runs: number;
  /** In the order of the draw. */
  readonly chances: readonly Chances[];
}

/**
 * The morning line of a frozen card: its public figures run again and again with fresh luck, a line
 * after every chunk. The luck comes from the race's id, which has no part in the race itself: whoever
 * has the card can make the same line, and learns nothing of the race's seed from it.
 */
export function* morningLine({
  card,
  runs,
  chunk,
  runOnce,
}: {
  readonly card: Card;
  /** How many runs the last line rests on. */
  readonly runs: number;
  /** Runs between two lines. */
  readonly chunk: number;
  readonly runOnce: RunOnce;
}): Generator<MorningLine, void> {
  const words = [hashText(card.raceId), 0, 0, 0] as const;
  for (const tally of rerun(card, words, { reruns: runs, chunk, runOnce })) {
    yield { runs: tally.runs, chances: chancesOf(card, tally) };
  }
}

function chancesOf(card: Card, tally: Tally): Chances[] {
  const inHundredths = (count: number) => Math.round((count / tally.runs) * 10_000);
  return card.runners.map(({ horseId }) => {
    const { wins, placed } = recordOf(tally, horseId);
    return { horseId, winChance: inHundredths(wins), placeChance: inHundredths(placed) };
  });
}
