import type { RoadRace as Row } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import type { RoadRace, RoadStep } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { formatPoints } from './divisionWords.ts';

function worthOf({ kind, points, automatic }: Row): string {
  if (kind === 'final') return 'Final';
  if (kind === 'consolation') return 'Consolation';
  return automatic ? `${points.join('-')}, winner is in` : points.join('-');
}

const standings: Record<NonNullable<Row['status']>, string> = {
  open: 'Open for entries',
  closed: 'Field drawn',
  running: 'Being run',
  finished: 'Settled',
  void: 'Called off, no points',
};

/** A race of a division's road at `now`, ms. */
export function toRoadRace(race: Row, now: number): RoadRace {
  return {
    raceId: race.raceId ?? `planned ${race.offAt}`,
    race: race.name,
    href: race.raceId === null ? null : paths.race(race.raceId),
    when: formatWhen(race.offAt, now),
    summary: dotted([
      tracks[race.trackId].name,
      `${formatMetres(race.distance)} ${race.surface}`,
      race.grade,
    ]),
    worth: worthOf(race),
    winners: race.winners.map(({ horse }) => ({
      horseId: horse.id,
      horse: horse.name,
      horseHref: paths.horse(horse.id),
      silks: horse.stable.silks,
    })),
    standing: race.status === null ? 'To come' : standings[race.status],
  };
}

/** The qualifiers of a road that a horse won, the first first. */
export function stepsOf(road: readonly Row[], horseId: string): RoadStep[] {
  return road.flatMap(({ raceId, kind, week, name, winners }) => {
    const won = winners.find(({ horse }) => horse.id === horseId);
    if (raceId === null || kind !== 'qualifier' || won === undefined) return [];
    const step = { when: `Week ${week}`, race: name, href: paths.race(raceId) };
    return [{ raceId, ...step, points: formatPoints(won.points) }];
  });
}
