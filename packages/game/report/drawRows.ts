import type { CardRunner } from '../src/engine/card.ts';
import type { EngineName } from '../src/engine/engines.ts';
import { runRace } from '../src/engine/runRace.ts';
import { pick } from '../src/lists/pick.ts';
import { sfc32, uniform } from '../src/random/sfc32.ts';
import { commonStyles } from '../src/stables/breed.ts';
import { type TrackId, trackIds, tracks } from '../src/tracks/tracks.ts';
import { RUNNERS } from './fields.ts';
import { percent } from './figures.ts';
import type { Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Every distance that the programme has, in metres. */
const DISTANCES = [1000, 1200, 1300, 1400, 1600, 1700, 1800, 2000, 2100, 2200, 2400] as const;

/** Races on each course: more would only make the report longer. */
const RACES = 1000;

/** Twelve of these differ in nothing but stall and style. */
const average = {
  weight: 124,
  speed: 1_000_000,
  stamina: 22_150,
  acceleration: 2250,
  bends: 160,
  nimbleness: 900,
  unevenness: 1000,
  jockey: 1,
  riding: 0,
} as const satisfies Partial<CardRunner>;

/** A course, and how many races are to be run on it, with which seed and version. */
interface DrawAsked {
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly seed: number;
  readonly races: number;
  readonly engine: EngineName;
}

/** Percent won from the first and the last stall by twelve equal horses with styles as they are bred. */
export function equalDraw({ trackId, distance, seed, races, engine }: DrawAsked) {
  const winners = Array.from({ length: races }, (_, number) => {
    const source = sfc32(number, distance, seed, 0xe9);
    const runners = Array.from({ length: RUNNERS }, (_, stall) => ({
      ...average,
      horseId: `${stall + 1}`,
      draw: stall + 1,
      style: pick(commonStyles, Math.floor(commonStyles.length * uniform(source))),
    }));
    const course = { trackId, distance, surface: pick(tracks[trackId].surfaces, 0) };
    const card = { engine, raceId: `draw-${number}`, course, going: 0, runners };
    return Number(runRace(card, [source(), source(), source(), source()]).order[0]);
  });
  return {
    first: percent(winners, (stall) => stall === 1),
    last: percent(winners, (stall) => stall === RUNNERS),
  };
}

/** What the draw decides between equals, on the courses where it does so most. */
export function drawRows({ seed, races, engine }: Asked): Row[] {
  const draws = trackIds.flatMap((trackId) =>
    DISTANCES.map((distance) =>
      equalDraw({ trackId, distance, seed, engine, races: Math.min(races, RACES) }),
    ),
  );
  return [
    {
      number: '56',
      metric: 'Stall 1 among equals, most of all courses, %',
      real: 'at most 14',
      least: 0,
      most: 14,
      figure: Math.max(...draws.map(({ first }) => first)),
      digits: 1,
    },
    {
      number: '56',
      metric: 'Stall 12 among equals, least of all courses, %',
      real: 'at least 4',
      least: 4,
      most: 100,
      figure: Math.min(...draws.map(({ last }) => last)),
      digits: 1,
    },
  ];
}
