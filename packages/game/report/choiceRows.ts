import { runRace } from '../src/engine/runRace.ts';
import { makeCard } from '../src/fairness/makeCard.ts';
import { LENGTH_MS } from '../src/races/horseLength.ts';
import { EPOCH } from '../src/season/season.ts';
import { type TrackId, trackIds } from '../src/tracks/tracks.ts';
import { eachTalent } from '../src/training/gains.ts';
import { type Programme, type ProgrammeId, programmes } from '../src/training/programmes.ts';
import { classFour, entrantsOf, surfaceOf, wordsOf } from './fields.ts';
import { mean } from './figures.ts';
import { distances, type Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Times its points that a horse has gained from one programme: enough to move its card's bands. */
const TIMES = 8;

/** One race of so many is run again with each programme. */
const TRAINED = 25;

/** What the programmes are worth to a horse on a track. */
interface Choice {
  readonly distance: number;
  readonly trackId: TrackId;
  /** Lengths for the price of what it gained, the best buy's as 1. */
  readonly gains: Readonly<Record<ProgrammeId, number>>;
  readonly best: ProgrammeId;
}

/** Which programme is the best buy, over every distance and on every track. */
export function choices(asked: Asked): Choice[] {
  return distances.flatMap((distance) =>
    trackIds.map((trackId) => choice(distance, { ...asked, trackId })),
  );
}

/** How many of the programmes are the best buy somewhere: one that never is, nobody should take. */
export function choiceRow(all: readonly Choice[]): Row {
  const count = Object.keys(programmes).length;
  return {
    number: '54',
    metric: 'Programmes that are the best buy somewhere',
    real: `${count}`,
    least: count,
    most: count,
    figure: new Set(all.map(({ best }) => best)).size,
    digits: 0,
  };
}

/** For whom each programme is the best buy, a line for each distance. */
export function choiceLines(all: readonly Choice[]): string[] {
  return distances.map((distance) => {
    const here = all.filter((one) => one.distance === distance);
    const tracks = here.map(({ trackId, gains, best }) => {
      const { speed, endurance, agility } = gains;
      return `${trackId} ${best} (${[speed, endurance, agility].map((gain) => gain.toFixed(2)).join('/')})`;
    });
    return `${distance} m · ${tracks.join(' · ')}`;
  });
}

function choice(distance: number, asked: Asked): Choice {
  const count = Math.ceil(asked.races / TRAINED);
  const gain = (programme: Programme) =>
    mean(Array.from({ length: count }, (_, number) => gained(programme, distance, number, asked)));
  const lengths = {
    speed: gain(programmes.speed),
    endurance: gain(programmes.endurance),
    agility: gain(programmes.agility),
  };
  const { id: best } = Object.values(programmes).reduce((one, other) =>
    lengths[other.id] > lengths[one.id] ? other : one,
  );
  const ofBest = (id: ProgrammeId) => lengths[id] / lengths[best];
  const gains = {
    speed: ofBest('speed'),
    endurance: ofBest('endurance'),
    agility: ofBest('agility'),
  };
  return { distance, trackId: asked.trackId, gains, best };
}

/** Lengths by the dollar that a horse gains in the race of that number. */
function gained(
  { points, price }: Programme,
  distance: number,
  number: number,
  { seed, engine, trackId }: Asked,
): number {
  const entrants = entrantsOf(seed, distance, number, classFour);
  const at = number % entrants.length;
  const trained = entrants.map((entrant, stall) => {
    if (stall !== at) return entrant;
    const { talents } = entrant;
    const grown = eachTalent((talent) =>
      Math.min(100, talents[talent] + TIMES * (points[talent] ?? 0)),
    );
    return { ...entrant, talents: { ...talents, ...grown } };
  });
  const terms = {
    raceId: `${seed}-${distance}-${number}`,
    engine,
    trackId,
    distance,
    surface: surfaceOf(trackId),
    going: 0,
    grade: 'Class 4',
    offAt: EPOCH,
  } as const;
  const timeIn = (field: typeof entrants) => {
    const { runners } = runRace(makeCard(terms, field), wordsOf(seed, distance, number, 0));
    const runner = runners.find(({ horseId }) => horseId === entrants[at]?.horseId);
    if (runner === undefined) throw new Error('It did not finish.');
    return runner.timeMs;
  };
  return (timeIn(entrants) - timeIn(trained)) / LENGTH_MS / price;
}
