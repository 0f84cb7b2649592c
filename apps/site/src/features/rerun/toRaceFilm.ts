import type { RaceWithEntries } from '@furlong/backend';
import { beatenDistances, tracks } from '@furlong/game/rules';
import type { RaceFilm } from '@furlong/ui/film';
import { paths } from '../../shared/paths.ts';
import { timeOfDay, trackPlaces } from '../../shared/races/trackPlaces.ts';
import type { RunAgain } from './runAgain.ts';

/** A race that was run again, with its field and its course as its film shows them. */
export function toRaceFilm({ race, runners }: RaceWithEntries, again: RunAgain): RaceFilm {
  const { name, plan, direction } = tracks[race.trackId];
  const { landscape } = trackPlaces[race.trackId];
  const field = again.horseIds.map((horseId) => {
    const runner = runners.find((each) => each.horseId === horseId);
    if (runner === undefined) throw new RangeError(`${horseId} is not among the runners.`);
    return runner;
  });
  const order = Object.entries(again.times).sort(([, a], [, b]) => a - b);
  const distances = beatenDistances(order.map(([, timeMs]) => timeMs));
  const beaten = new Map(order.map(([horseId], place) => [horseId, distances[place]]));
  return {
    raceId: race.id,
    course: {
      track: name,
      plan,
      direction,
      surface: race.surface,
      // The going runs from −100, firm, to 100, heavy.
      wetness: Math.min(1, Math.max(0, (race.going + 100) / 200)),
      landscape,
      timeOfDay: timeOfDay(race.trackId, race.offAt),
    },
    distance: race.distance,
    positions: again.positions,
    runners: field.map(({ horseId, horse, stable, draw }, i) => ({
      horseId,
      horse: horse.name,
      horseHref: paths.horse(horseId),
      number: draw ?? i + 1,
      coat: horse.coat,
      silks: stable.silks,
      timeMs: again.times[horseId] ?? null,
      beaten: beaten.get(horseId) ?? '',
    })),
  };
}
