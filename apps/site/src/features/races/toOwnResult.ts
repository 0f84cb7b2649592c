import type { OwnHorse, RaceWithEntries, Runner } from '@furlong/backend';
import {
  beatenDistances,
  conditionAfterRace,
  energyAfterRace,
  formatMoney,
  formatOrdinal,
  ratingChangeOf,
  sayMargin,
} from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatRatingChange, sayRating } from '../../shared/format/rating.ts';

/** What a race brought its owner's horse, in words. */
export interface OwnResult {
  /** "Silver Comet came 3rd of 9, beaten 2½ lengths." */
  headline: string;
  prize: string | null;
  /** "84 → 86 (+2)". */
  ratingChange: string;
  /** Why it moved, or did not. */
  why: string;
}

/**
 * What a race brought one of its runners; null for one without a result.
 * @param runners in finishing order
 */
export function toOwnResult(
  race: RaceWithEntries['race'],
  runners: readonly Runner[],
  horseId: string,
): OwnResult | null {
  const runner = runners.find((each) => each.horseId === horseId);
  const best = runners[0]?.timeMs ?? null;
  if (!runner || best === null) return null;
  const { place, timeMs, prize, ratingBefore, ratingAfter, horse } = runner;
  if (place === null || timeMs === null || ratingBefore === null || ratingAfter === null) {
    return null;
  }
  const distance = beatenDistances(runners.map((each) => each.timeMs ?? best))[
    runners.indexOf(runner)
  ];
  const beaten = timeMs > best && distance ? `, beaten ${sayMargin(distance)}` : '';
  const came = place === 1 ? 'won, first' : `came ${formatOrdinal(place)}`;
  const performance = Math.round(performanceOf(race, runners, horseId));
  return {
    headline: `${horse.name} ${came} of ${pluralize(runners.length, 'runner')}${beaten}.`,
    prize: prize === null || prize === 0 ? null : formatMoney(prize),
    ratingChange: formatRatingChange(ratingBefore, ratingAfter),
    why: `It ran to ${performance}, and was ${sayRating(ratingBefore)}.`,
  };
}

/** What a horse ran to, in pounds: its figure on the level of the race, before halving and limits. */
function performanceOf(
  race: RaceWithEntries['race'],
  runners: readonly Runner[],
  horseId: string,
): number {
  const field = runners.flatMap(({ weight, place, timeMs, ratingBefore, horse, ...each }) =>
    weight === null || place === null || timeMs === null || ratingBefore === null
      ? []
      : {
          horseId: each.horseId,
          sex: horse.sex,
          birthSeason: horse.birthSeason,
          rating: ratingBefore,
          weight,
          place,
          timeMs,
        },
  );
  // What a horse ran before limits its rating alone, not what it ran to.
  const before = { isHouse: false, runsBefore: 3, lostInFourWeeks: 0 };
  const { terms } = ratingChangeOf({ ...race, horseId, field, ...before });
  return terms.figure + terms.raceLevel;
}

/** What a race took out of a horse, and gave it, in percent. */
export interface SpentOnRace {
  /** Energy that it spent, and has left. */
  energy: { spent: number; left: number };
  /** Condition that it gained, by the rules to within one, and has. */
  condition: { gained: number; has: number };
}

/** @param horse as the race has left it */
export function toSpentOnRace(
  distance: number,
  { energy, condition }: Pick<OwnHorse, 'energy' | 'condition'>,
): SpentOnRace {
  const before = percents.filter((each) => conditionAfterRace(each, rested) <= condition).at(-1);
  return {
    energy: { spent: rested - energyAfterRace(rested, distance), left: energy },
    condition: { gained: condition - (before ?? condition), has: condition },
  };
}

/** A horse may run with more energy than would tire it. */
const rested = 100;
const percents = Array.from({ length: 101 }, (_, percent) => percent);
