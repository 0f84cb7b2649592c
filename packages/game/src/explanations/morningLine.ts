import type { Card } from '../engine/card.ts';
import { hashText } from '../random/hashText.ts';
import { type RunOnce, recordOf, rerun, type Tally } from './reruns.ts';

/** What may be expected of a runner before the race. */
interface Price {
  readonly horseId: string;
  /** The probability that it wins, 0 to 1. */
  readonly winShare: number;
  /** The probability that it is among the first three, 0 to 1. */
  readonly placeShare: number;
  /** What a fair bookmaker would pay for a dollar, stake included; null if it never won. */
  readonly fairOdds: number | null;
}

export interface MorningLine {
  /** Runs that the line rests on. */
  readonly runs: number;
  /** The favourite first; equals in the order of the draw. */
  readonly prices: readonly Price[];
}

/**
 * The morning line of a frozen card: its public figures run again and again with fresh luck, a line
 * after every chunk. The luck comes from the race's id, which has no part in the race itself.
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
    yield { runs: tally.runs, prices: priced(card, tally) };
  }
}

function priced(card: Card, tally: Tally): Price[] {
  const { runs } = tally;
  const prices = card.runners.map(({ horseId }) => {
    const { wins, placed } = recordOf(tally, horseId);
    return {
      horseId,
      winShare: wins / runs,
      placeShare: placed / runs,
      fairOdds: wins === 0 ? null : runs / wins,
    };
  });
  return prices.sort((a, b) => b.winShare - a.winShare);
}
