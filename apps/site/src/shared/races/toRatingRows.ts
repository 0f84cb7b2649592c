import type { HorseRun } from '@furlong/backend';
import { MOST_LOST, ratingChangeOf } from '@furlong/game/rules';
import { formatSigned } from '../format/signed.ts';
import { formatWhen } from '../format/time.ts';
import { paths } from '../paths.ts';

/** A change of a horse's rating, and the sum that produced it. */
export interface RatingRow {
  id: string;
  race: string;
  href: string;
  when: string;
  before: number;
  /** Signed. */
  change: string;
  after: number;
  sum: string;
}

export function toRatingRows(runs: readonly HorseRun[], horseId: string, now: number): RatingRow[] {
  return runs.map((run) => ({
    id: run.id,
    race: run.raceName,
    href: paths.race(run.raceId),
    when: formatWhen(run.offAt, now),
    before: run.ratingBefore,
    change: formatSigned(run.ratingAfter - run.ratingBefore),
    after: run.ratingAfter,
    sum: sumOf(run, horseId),
  }));
}

function sumOf(run: HorseRun, horseId: string): string {
  if (run.isHouse) return 'House horses keep their rating.';
  const { after, before, terms, allowance } = ratingChangeOf({ ...run, horseId });
  // What was settled stands, whatever the handicapper's rules have become since.
  if (after !== run.ratingAfter) return 'Made under earlier rules.';
  const beaten = run.weight + allowance - terms.figure;
  const parts = [
    `${run.weight} lb carried`,
    ...(allowance === 0 ? [] : [`+ ${allowance} for age and sex`]),
    ...(beaten === 0 ? [] : [`− ${beaten.toFixed(1)} for ${lengths(terms.lengthsBeaten)} beaten`]),
    `${terms.raceLevel < 0 ? '−' : '+'} ${Math.abs(terms.raceLevel).toFixed(1)} for the level of the race`,
    `− ${before} rated`,
  ];
  const extra =
    terms.winnersExtra === 0 ? '' : ` + ${terms.winnersExtra.toFixed(1)} for the margin`;
  return `½ × (${parts.join(' ')})${extra} = ${formatSigned(terms.raw, 1)}; ${limits(run, terms)}`;
}

/** How far the rules let the sum change the rating, and why not at all. */
function limits({ runsBefore }: HorseRun, { least, most }: { least: number; most: number }) {
  if (least !== 0 || most !== 0)
    return `the rules allow ${formatSigned(least)} to ${formatSigned(most)}`;
  const why = runsBefore < 3 ? 'before its fourth run' : `by more than ${MOST_LOST} in four weeks`;
  return `it stays: from sixth place on none goes up, and none comes down ${why}`;
}

function lengths(count: number): string {
  const shown = count.toFixed(1);
  return `${shown} ${shown === '1.0' ? 'length' : 'lengths'}`;
}
