import { type TrackId, trackIds } from '../src/tracks/tracks.ts';
import { eachTalent } from '../src/training/gains.ts';
import { type ProgrammeId, programmes } from '../src/training/programmes.ts';
import { lengthsGained } from './lengthsGained.ts';
import { distances, type Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Times its points that a horse has gained from one programme: enough to move its card's bands. */
const TIMES = 8;

const programmeIds: readonly ProgrammeId[] = ['speed', 'endurance', 'agility'];

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
  const growths = programmeIds.map((id) =>
    eachTalent((talent) => TIMES * (programmes[id].points[talent] ?? 0)),
  );
  const gained = lengthsGained(growths, distance, asked);
  const byPrice = (id: ProgrammeId) =>
    (gained[programmeIds.indexOf(id)] ?? 0) / programmes[id].price;
  const lengths = {
    speed: byPrice('speed'),
    endurance: byPrice('endurance'),
    agility: byPrice('agility'),
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
