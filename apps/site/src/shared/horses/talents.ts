import type { OwnHorse } from '@furlong/backend';
import {
  bestDistance,
  lengthsGained,
  type Trained,
  type TrainedTalent,
  talentBand,
  talentLabels,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';

/** Points of a talent that a horse gained or would gain: "+0.13 Agility". */
export const sayGain = (talent: TrainedTalent, points: number): string =>
  `+${points.toFixed(2)} ${talentLabels[talent]}`;

/** What points of talent are worth together: "About 0.12 lengths over 1600 m, its best distance". */
export function sayWorth(points: Partial<Trained>, { specialty }: Pick<OwnHorse, 'specialty'>) {
  const distance = bestDistance[specialty];
  const lengths = lengthsGained(points, distance);
  const about = lengths < 0.01 ? 'Less than 0.01 lengths' : `About ${lengths.toFixed(2)} lengths`;
  return `${about} over ${formatMetres(distance)}, its best distance`;
}

/** Where the talents of a horse lie, as far as anybody knows, in points of 100. */
export function sayTalents({ rating }: Pick<OwnHorse, 'rating'>): string {
  const { least, most } = talentBand(rating);
  const labels = Object.values(talentLabels).map((label) => label.toLowerCase());
  const named = `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;
  return `By its rating its ${named} lie between ${Math.round(least)} and ${Math.round(most)} points of 100 each.`;
}
