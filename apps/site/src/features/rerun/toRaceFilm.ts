import type { RaceWithEntries } from '@furlong/backend';
import { type TrackId, tracks } from '@furlong/game/rules';
import type { Landscape, RaceFilm, TimeOfDay } from '@furlong/ui/film';
import { paths } from '../../shared/paths.ts';
import type { RunAgain } from './runAgain.ts';

/** What lies around each track, and the hours by which its clocks differ from UTC. */
const places: Readonly<Record<TrackId, { landscape: Landscape; hours: number }>> = {
  'ashford-downs': { landscape: 'downs', hours: 0 },
  kingsmere: { landscape: 'parkland', hours: 0 },
  'port-regis': { landscape: 'shore', hours: -5 },
  'saltmarsh-park': { landscape: 'shore', hours: 10 },
  'monte-sereno': { landscape: 'hills', hours: 1 },
  'red-mesa': { landscape: 'desert', hours: -7 },
};

/** From the hour on, by the clock of the track. */
const daylight: readonly (readonly [hour: number, TimeOfDay])[] = [
  [0, 'night'],
  [6, 'morning'],
  [10, 'day'],
  [17, 'evening'],
  [20, 'night'],
];

/** A race that was run again, with its field and its course as its film shows them. */
export function toRaceFilm({ race, runners }: RaceWithEntries, again: RunAgain): RaceFilm {
  const { name, plan, direction } = tracks[race.trackId];
  const { landscape, hours } = places[race.trackId];
  const field = again.horseIds.map((horseId) => {
    const runner = runners.find((each) => each.horseId === horseId);
    if (runner === undefined) throw new RangeError(`${horseId} is not among the runners.`);
    return runner;
  });
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
      timeOfDay: timeOfDay(race.offAt, hours),
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
    })),
  };
}

function timeOfDay(offAt: number, hours: number): TimeOfDay {
  const hour = (new Date(offAt).getUTCHours() + hours + 24) % 24;
  return daylight.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}
