import type { LeadingHorse } from '@furlong/backend';
import { formatMoney, gender, type Lens } from '@furlong/game/rules';
import type { HorseLeaderboardRow } from '@furlong/ui';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { paths } from '../../shared/paths.ts';
import { formatScore } from './lensWords.ts';

type ScoredHorse = HorseLeaderboardRow & { score: string };

/** A row of the leading horses at `now`, ms. A retired horse keeps the age it retired at. */
export function toHorseLeaderboardRow(
  horse: LeadingHorse,
  rank: number,
  lens: Lens,
  now: number,
): ScoredHorse {
  const { stable, runs, places, wins, score } = horse;
  const portrait = portraitOf(horse, horse.retiredAt ?? now);
  return {
    ...{ rank, runs, places, wins, portrait, house: stable.isHouse },
    horse: horse.name,
    horseHref: paths.horse(horse.id),
    summary: sayHorse(horse, now),
    stableId: stable.id,
    stable: stable.name,
    stableHref: paths.publicStable(stable.id),
    silks: stable.silks,
    earnings: formatMoney(horse.earnings),
    score: formatScore(lens, score),
  };
}

/** Age, coat and sex of a horse at `now`, ms: "6-year-old Grey Horse, retired". */
export function sayHorse(
  horse: Pick<LeadingHorse, 'id' | 'coat' | 'sex' | 'birthSeason' | 'retiredAt'>,
  now: number,
): string {
  const { age } = portraitOf(horse, horse.retiredAt ?? now);
  return [
    `${age}-year-old ${horse.coat} ${gender(horse.sex, age)}`,
    ...(horse.retiredAt === null ? [] : ['retired']),
  ].join(', ');
}
