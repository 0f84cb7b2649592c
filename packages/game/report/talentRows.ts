import { type TrackId, trackIds } from '../src/tracks/tracks.ts';
import { eachTalent } from '../src/training/gains.ts';
import { type Trained, trainedTalents } from '../src/training/work.ts';
import { lengthsGained } from './lengthsGained.ts';
import { distances, type Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Points by which one talent is raised: enough to move its card's bands. */
const POINTS = 20;

/** Lengths that points of each talent are worth over a distance on a track. */
interface TalentWorth {
  readonly distance: number;
  readonly trackId: TrackId;
  readonly lengths: Trained;
}

/** What each talent alone is worth, over every distance and on every track. */
export function talentWorths(asked: Asked): TalentWorth[] {
  const growths = trainedTalents.map((raised) =>
    eachTalent((talent) => (talent === raised ? POINTS : 0)),
  );
  return distances.flatMap((distance) =>
    trackIds.map((trackId) => {
      const gained = lengthsGained(growths, distance, { ...asked, trackId });
      const lengths = eachTalent((talent) => gained[trainedTalents.indexOf(talent)] ?? 0);
      return { distance, trackId, lengths };
    }),
  );
}

/** How many of the talents are worth most somewhere. */
export function talentRow(all: readonly TalentWorth[]): Row {
  const count = trainedTalents.length;
  const most = all.map(({ lengths }) =>
    trainedTalents.reduce((one, other) => (lengths[other] > lengths[one] ? other : one)),
  );
  return {
    number: '55',
    metric: 'Talents that are worth most somewhere',
    real: `${count}`,
    least: count,
    most: count,
    figure: new Set(most).size,
    digits: 0,
  };
}

/** Where each talent is worth least and most, a line for each distance. */
export function talentLines(all: readonly TalentWorth[]): string[] {
  return distances.map((distance) => {
    const here = all.filter((one) => one.distance === distance);
    const talents = trainedTalents.map((talent) => {
      const sorted = here.toSorted((one, other) => one.lengths[talent] - other.lengths[talent]);
      const least = sorted.at(0)?.lengths[talent] ?? 0;
      const most = sorted.at(-1);
      return `${talent} ${least.toFixed(2)} to ${most?.lengths[talent].toFixed(2)} (${most?.trackId})`;
    });
    return `${distance} m · ${talents.join(' · ')}`;
  });
}
