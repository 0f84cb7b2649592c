import { requireWhole } from '../lists/requireRange.ts';
import type { RaceTerms } from './race.ts';

/**
 * Percent of the purse by finishing position: five prizes and 5 % shared by all others in fields of
 * eight and more; four prizes in fields of five to seven; three in smaller ones.
 */
export function prizeShares(runners: number): number[] {
  if (runners >= 8) {
    const others = runners - 5;
    return [55, 20, 10, 6, 4, ...Array.from({ length: others }, () => 5 / others)];
  }
  const prizes = runners >= 5 ? [60, 21, 12, 7] : [65, 25, 10];
  const unpaid = Array.from({ length: Math.max(0, runners - prizes.length) }, () => 0);
  return [...prizes.slice(0, runners), ...unpaid];
}

/**
 * The purse by finishing position, first to last, in whole dollars. It sums to the purse exactly:
 * what rounding leaves over, and prizes for positions nobody filled, go to the winner.
 *
 * @throws RangeError for a purse or a number of runners below 0, or that is no whole number
 */
export function prizeSplit(purse: number, runners: number): number[] {
  requireWhole('A purse in dollars', purse, { least: 0 });
  requireWhole('The number of runners', runners, { least: 0 });
  const prizes = prizeShares(runners).map((percent) => Math.floor((purse * percent) / 100));
  const [winner, ...others] = prizes;
  if (winner === undefined) return [];
  return [purse - others.reduce((sum, prize) => sum + prize, 0), ...others];
}

/**
 * What the winner of a race gets at the least, in whole dollars: a smaller field than the race can
 * hold may pay more, and runners of a dead heat share.
 *
 * @throws RangeError for a purse that `prizeSplit` refuses, or a race without places
 */
export function winnersPrize({
  purse,
  maxEntries,
}: Pick<RaceTerms, 'purse' | 'maxEntries'>): number {
  requireWhole('The places of a race', maxEntries, { least: 1 });
  const fields = Array.from({ length: maxEntries }, (_, more) => prizeSplit(purse, more + 1));
  return Math.min(...fields.flatMap(([winner = purse]) => winner));
}

/**
 * The purse by runner, in the order given. Equal places are dead heats, whose runners share the
 * prizes of the positions they fill. An odd dollar goes to the one listed first.
 *
 * @throws RangeError for a purse that `prizeSplit` refuses, or a place that is not one of the field's
 */
export function shareForPlaces<Runner extends { readonly place: number }>(
  purse: number,
  runners: readonly Runner[],
): { readonly runner: Runner; readonly prize: number }[] {
  const prizes = prizeSplit(purse, runners.length);
  for (const { place } of runners)
    requireWhole('A place', place, { least: 1, most: runners.length });
  return runners.map((runner, index) => {
    const { place } = runner;
    const tied = runners.filter((other) => other.place === place).length;
    const pool = prizes.slice(place - 1, place - 1 + tied).reduce((sum, prize) => sum + prize, 0);
    const listedBefore = runners.slice(0, index).filter((other) => other.place === place).length;
    return { runner, prize: Math.floor(pool / tied) + (listedBefore < pool % tied ? 1 : 0) };
  });
}
