import type { TopHorse } from '@furlong/backend';
import { formatMoney, gender } from '@furlong/game/rules';
import type { HorseLeaderboardRow } from '@furlong/ui';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { paths } from '../../shared/paths.ts';

/** A row of the leading horses at `now`, ms. A retired horse keeps the age it retired at. */
export function toHorseLeaderboardRow(horse: TopHorse, now: number): HorseLeaderboardRow {
  const { rank, stable, runs, places, wins } = horse;
  const portrait = portraitOf(horse, horse.retiredAt ?? now);
  return {
    ...{ rank, runs, places, wins, portrait },
    horse: horse.name,
    horseHref: paths.horse(horse.id),
    summary: [
      `${portrait.age}-year-old ${horse.coat} ${gender(horse.sex, portrait.age)}`,
      ...(horse.retiredAt === null ? [] : ['retired']),
    ].join(', '),
    stableId: stable.id,
    stable: stable.name,
    stableHref: paths.publicStable(stable.id),
    silks: stable.silks,
    earnings: formatMoney(horse.earnings),
  };
}
