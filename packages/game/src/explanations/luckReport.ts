import type { Card } from '../engine/card.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { meanTime, type RunOnce, recordOf, rerun, type Tally } from './reruns.ts';

/** What chance had to do with one runner's race. */
interface RunnerLuck {
  readonly horseId: string;
  /** Its place in the race itself. */
  readonly place: number;
  /** The share of the re-runs it won, 0 to 1. */
  readonly winShare: number;
  /** Its mean place in the re-runs. */
  readonly expectedPlace: number;
  /**
   * The luck of the day in lengths: how much farther ahead of the field's mean it finished than it
   * does in the mean of the re-runs. What one runner has too much of, others lack: it sums to zero.
   */
  readonly luckLengths: number;
}

export interface LuckReport {
  /** Re-runs that the report rests on. */
  readonly reruns: number;
  /** In finishing order. */
  readonly runners: readonly RunnerLuck[];
}

export interface LuckQuestion {
  readonly card: Card;
  /** The words that the race itself was run from. */
  readonly words: SeedWords;
  /** How many re-runs the last report rests on. */
  readonly reruns: number;
  /** Re-runs between two reports; 50 take about a tenth of a second. */
  readonly chunk: number;
  readonly runOnce: RunOnce;
}

/**
 * Re-runs a race with fresh luck and reports after every chunk; the last report is the whole. A
 * worker posts each as it comes, and stops asking when nobody looks any more.
 */
export function* luckReport({
  card,
  words,
  reruns,
  chunk,
  runOnce,
}: LuckQuestion): Generator<LuckReport, void> {
  const { runners } = runOnce(card, words);
  for (const tally of rerun(card, words, { reruns, chunk, runOnce })) {
    yield { reruns: tally.runs, runners: compared(runners, tally) };
  }
}

/**
 * The luck of one runner, in lengths.
 * @throws RangeError if it is not in the report
 */
export function luckOf({ runners }: LuckReport, horseId: string): number {
  const runner = runners.find((each) => each.horseId === horseId);
  if (runner === undefined) throw new RangeError(`${horseId} is not in the report.`);
  return runner.luckLengths;
}

function compared(runners: ReturnType<RunOnce>['runners'], tally: Tally): RunnerLuck[] {
  const mean = meanTime(runners);
  return runners.map(({ horseId, place, timeMs }) => {
    const { wins, places, ahead } = recordOf(tally, horseId);
    return {
      horseId,
      place,
      winShare: wins / tally.runs,
      expectedPlace: places / tally.runs,
      luckLengths: (mean - timeMs - ahead / tally.runs) / LENGTH_MS,
    };
  });
}
