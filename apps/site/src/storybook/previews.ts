import type {
  ListedPreview,
  MyPreview,
  Preview,
  PreviewedRace,
  PreviewStanding,
  RaceReview,
  RaceToPreview,
  RaceWithEntries,
} from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { race } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';
import { declaredRace, settledRace } from './races.ts';

/** Previews and reviews as the game has them. */
export interface Previews {
  open: readonly RaceToPreview[];
  scored: readonly PreviewedRace[];
  table: readonly PreviewStanding[];
  /** By their races, opened. */
  previews: Record<string, readonly Preview[]>;
  /** The player's own, by their races. */
  mine: Record<string, MyPreview>;
  listed: readonly ListedPreview[];
  /** By their races, the last first. */
  reviews: Record<string, readonly RaceReview[]>;
}

const lines = [5_000, 3_000, 2_000];

/** A field with its draw and its line. */
const lined = ({ race: which, runners }: RaceWithEntries): RaceWithEntries => ({
  race: which,
  runners: runners.map((runner, index) => ({
    ...{ ...runner, draw: index + 1, weight: 126, winChance: lines[index] ?? 0 },
    placeChance: 5_000,
  })),
});

/** The Ashford Stakes with its field frozen, two minutes before the off. */
export const frozenRace: RaceWithEntries = lined({
  race: { ...race, status: 'closed', closesAt: moment - MINUTE, offAt: moment + 2 * MINUTE },
  runners: declaredRace.runners,
});

/** A race that is official, with its line. */
export const officialRace: RaceWithEntries = lined(settledRace);

const of = ({ id, name, silks }: Preview['stable']) => ({ id, name, silks });

const houseStable = { id: 'larkhill', name: 'Larkhill House', silks: hillside.silks };

const { id, name, trackId, offAt } = officialRace.race;

export const previews: Previews = {
  open: [
    {
      ...{ id: race.id, name: race.name, trackId: race.trackId, grade: race.grade },
      ...{ distance: race.distance, surface: race.surface, runners: 3 },
      offAt: moment + 2 * MINUTE,
    },
  ],
  scored: [
    {
      ...{ id, name, trackId, offAt, winner: 'Silver Comet', previews: 2 },
      best: { score: 26, stableName: ada.stable.name },
    },
  ],
  table: [
    { stable: of(ada.stable), house: false, previews: 3, score: 126 },
    { stable: houseStable, house: true, previews: 41, score: -230 },
  ],
  previews: {
    [id]: [
      {
        ...{ stable: of(ada.stable), rule: null, chances: [60, 30, 10] },
        ...{ publishedAt: offAt - MINUTE, score: 26 },
      },
      {
        ...{ stable: houseStable, rule: 'half the line', chances: [42, 32, 26] },
        ...{ publishedAt: offAt - 2 * MINUTE, score: -25 },
      },
    ],
  },
  mine: {},
  listed: [
    {
      ...{ raceId: id, raceName: name, trackId, offAt, publishedAt: offAt - MINUTE },
      ...{ status: 'finished', score: 26 },
    },
  ],
  reviews: {
    [id]: [
      {
        ...{ stable: { id: hillside.id, name: hillside.name }, writtenAt: moment - HOUR },
        text: 'The pace was **too strong** for mine.',
      },
    ],
  },
};
