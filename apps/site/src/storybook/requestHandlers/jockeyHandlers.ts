import type { Runner } from '@furlong/backend';
import { jockeys, seasonAt, specialtyForDistance } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { timestamp } from '../timestamps.ts';
import { rpc } from './postgrest.ts';

type Race = MockBackendState['races'][number]['race'];

interface Ride {
  race: Race;
  entry: Runner;
  licence: number;
}

/** What jockeys have done, from the races of the game: of each field the first three licences ride. */
export default function jockeyHandlers(game: MockBackendState): RequestHandler[] {
  const ridesOf = (status: (race: Race) => boolean): Ride[] =>
    game.races
      .filter(({ race }) => status(race))
      .flatMap(({ race, runners }) =>
        runners.map((entry, index) => ({
          ...{ race, entry },
          licence: entry.asked ?? 1 + (index % jockeys.length),
        })),
      );
  const over = () => ridesOf(({ status }) => status === 'finished');

  return [
    rpc('jockey_table', ({ p_season }) => {
      const rides = over().filter(
        ({ race }) => p_season === undefined || seasonAt(race.offAt) === p_season,
      );
      return jockeys.flatMap(({ licence }) => {
        const own = rides.filter((ride) => ride.licence === licence);
        if (own.length === 0) return [];
        const form = own.slice(-6).map(({ entry }) => entry.place ?? 1);
        return { jockey: licence, ...countOf(own), form };
      });
    }),
    rpc('jockey_record', ({ p_jockey }) => {
      const own = over().filter(({ licence }) => licence === p_jockey);
      const by = (keyOf: (ride: Ride) => object) => {
        const keys = new Set(own.map((ride) => JSON.stringify(keyOf(ride))));
        return [...keys].map((key) => ({
          ...{ season: null, track_id: null, specialty: null },
          ...JSON.parse(key),
          ...countOf(own.filter((ride) => JSON.stringify(keyOf(ride)) === key)),
        }));
      };
      return [
        ...by(() => ({})),
        ...by(({ race }) => ({ season: seasonAt(race.offAt) })),
        ...by(({ race }) => ({ track_id: race.trackId })),
        ...by(({ race }) => ({ specialty: specialtyForDistance(race.distance) })),
      ];
    }),
    rpc('jockey_best_day', ({ p_jockey }) => {
      const [won] = over().filter(
        ({ licence, entry }) => licence === p_jockey && entry.place === 1,
      );
      if (won === undefined) return [];
      return [{ day: timestamp(won.race.offAt).slice(0, 10), rides: 1, wins: 1 }];
    }),
    rpc('jockey_rides', ({ p_jockey, p_before_at }) =>
      over()
        .filter(({ licence }) => licence === p_jockey && p_before_at === undefined)
        .map(({ race, entry }) => ({
          ...mountedRow(race, entry),
          place: entry.place,
          runners: race.entriesCount,
          prize: entry.prize,
          win_chance: entry.winChance,
        })),
    ),
    rpc('jockey_ahead', ({ p_jockey }) =>
      ridesOf(({ status }) => status === 'open')
        .filter(({ entry }) => entry.asked === p_jockey)
        .map(({ race, entry }) => ({ ...mountedRow(race, entry), booked: false })),
    ),
  ];
}

function countOf(rides: readonly Ride[]) {
  const lined = rides.filter(({ entry }) => entry.winChance !== null);
  const won = (own: readonly Ride[]) => own.filter(({ entry }) => entry.place === 1).length;
  return {
    rides: rides.length,
    wins: won(rides),
    places: rides.filter(({ entry }) => entry.place !== null && entry.place <= 3).length,
    earnings: rides.reduce((sum, { entry }) => sum + (entry.prize ?? 0), 0),
    lined_rides: lined.length,
    lined_wins: won(lined),
    expected: lined.reduce((sum, { entry }) => sum + (entry.winChance ?? 0), 0),
  };
}

function mountedRow(race: Race, { id, horseId, horse, stable }: Runner) {
  return {
    ...{ id, race_id: race.id, race_name: race.name, track_id: race.trackId },
    ...{ distance: race.distance, surface: race.surface, grade: race.grade },
    ...{ off_at: timestamp(race.offAt), horse_id: horseId, horse_name: horse.name },
    ...{ stable_id: stable.id, stable_name: stable.name, silks: stable.silks },
  };
}
