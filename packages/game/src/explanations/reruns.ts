import type { Card } from '../engine/card.ts';
import type { RaceResult } from '../engine/result.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { sfc32 } from '../random/sfc32.ts';

/** What runs a race once; `runRace`, or a stand-in. */
export type RunOnce = (card: Card, words: SeedWords) => Pick<RaceResult, 'runners'>;

const GOLDEN_RATIO = 0x9e3779b9;

/**
 * The words of one of the re-runs that belong to `words`. They are fresh luck, and the same for
 * everybody who asks, so that two players read the same report.
 */
export function rerunWords(words: SeedWords, number: number): SeedWords {
  const source = sfc32(
    words[0],
    words[1],
    words[2] ^ Math.imul(number + 1, GOLDEN_RATIO),
    ~words[3],
  );
  return [source(), source(), source(), source()];
}

/** What a runner did in many runs of the same card. */
interface RunRecord {
  /** Runs won; a dead heat counts its share. */
  readonly wins: number;
  /** Runs in which it was among the first three. */
  readonly placed: number;
  /** Sum of its places. */
  readonly places: number;
  /** Sum of the milliseconds by which it beat the field's mean time. */
  readonly ahead: number;
}

/** Records by horse id, and how many runs they are of. */
export interface Tally {
  readonly runs: number;
  readonly records: ReadonlyMap<string, RunRecord>;
}

const unraced: RunRecord = { wins: 0, placed: 0, places: 0, ahead: 0 };

/**
 * What a runner did in the runs so far.
 *
 * @throws RangeError if it was not among those that ran.
 */
export function recordOf({ records }: Tally, horseId: string): RunRecord {
  const record = records.get(horseId);
  if (record === undefined) throw new RangeError(`${horseId} ran in none of the runs.`);
  return record;
}

/**
 * Runs the card again and again with fresh luck, and gives the tally so far after every `chunk`
 * runs: whoever asks decides when to go on, so that nothing else has to wait.
 *
 * @throws RangeError if a chunk is not of at least one run: it would never end.
 */
export function* rerun(
  card: Card,
  words: SeedWords,
  { reruns, chunk, runOnce }: { reruns: number; chunk: number; runOnce: RunOnce },
): Generator<Tally, void> {
  if (!(chunk >= 1)) throw new RangeError(`A chunk has at least one run; ${chunk} is too few.`);
  const records = new Map<string, RunRecord>();
  for (let runs = 0; runs < reruns; ) {
    const until = Math.min(reruns, runs + chunk);
    for (; runs < until; runs++) count(records, runOnce(card, rerunWords(words, runs)));
    yield { runs, records: new Map(records) };
  }
}

function count(records: Map<string, RunRecord>, { runners }: Pick<RaceResult, 'runners'>): void {
  const winners = runners.filter(({ place }) => place === 1).length;
  const mean = meanTime(runners);
  for (const { horseId, place, timeMs } of runners) {
    const { wins, placed, places, ahead } = records.get(horseId) ?? unraced;
    records.set(horseId, {
      wins: wins + (place === 1 ? 1 / winners : 0),
      placed: placed + (place <= 3 ? 1 : 0),
      places: places + place,
      ahead: ahead + mean - timeMs,
    });
  }
}

/** The field's mean time in milliseconds. */
export function meanTime(runners: RaceResult['runners']): number {
  return runners.reduce((sum, { timeMs }) => sum + timeMs, 0) / runners.length;
}
