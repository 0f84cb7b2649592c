import type { HallHorse, HallStable } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { HallOfFameCardProps } from '@furlong/ui';
import { dotted } from '../../shared/format/dotted.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { portraitOf } from '../../shared/format/portraitOf.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { sayFeat } from './hallWords.ts';
import { sayHorse } from './toHorseLeaderboardRow.ts';

type Member = HallHorse | HallStable;

const toCard = ({ feat, feats, since, wins, runs, earnings }: Member) => ({
  honour: sayFeat(feat, feats[feat] ?? 0),
  since: formatDayOfYear(since),
  record: `${pluralize(wins, 'win')} from ${pluralize(runs, 'run')}, ${formatMoney(earnings)}`,
});

/** A horse of the hall of fame at `now`, ms. */
export function toHallHorse(horse: HallHorse, now: number): HallOfFameCardProps {
  return {
    ...toCard(horse),
    name: horse.name,
    href: paths.horse(horse.id),
    silks: horse.stable.silks,
    house: horse.stable.isHouse,
    portrait: portraitOf(horse, horse.retiredAt ?? now),
    summary: dotted([sayHorse(horse, now), horse.stable.name]),
    road: horse.road.map((race) => ({
      ...{ id: race.raceId, race: race.raceName, grade: race.grade },
      href: paths.race(race.raceId),
      when: formatDayOfYear(race.offAt),
    })),
  };
}

/** A stable of the hall of fame. */
export function toHallStable(stable: HallStable): HallOfFameCardProps {
  return {
    ...toCard(stable),
    name: stable.name,
    href: paths.publicStable(stable.id),
    silks: stable.silks,
    house: stable.isHouse,
    summary: stable.ownerName ?? 'Of an owner who gives no name',
    road: stable.road.map((race) => ({
      ...{ id: `${race.raceId} ${race.horseId}`, race: race.raceName, grade: race.grade },
      href: paths.race(race.raceId),
      when: dotted([race.horseName, formatDayOfYear(race.offAt)]),
    })),
  };
}
