import type { FieldPlace } from '@furlong/backend';
import type { Finalist } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import { sayPoints } from './divisionWords.ts';

function howOf({ claim, points }: FieldPlace): string {
  if (claim === 'win') return 'Won its way in';
  if (claim === 'supplementary') return 'Supplementary entry';
  if (claim === 'points') return sayPoints(points);
  return claim === 'rating' ? 'By its rating' : 'House horse, by its rating';
}

/** Who has the places of a final, or of its consolation. */
export function toFinalists(places: readonly FieldPlace[], field: FieldPlace['field']): Finalist[] {
  return places
    .filter((each) => each.field === field)
    .toSorted((a, b) => a.place - b.place)
    .map((each) => ({
      horseId: each.horse.id,
      horse: each.horse.name,
      horseHref: paths.horse(each.horse.id),
      silks: each.horse.stable.silks,
      how: howOf(each),
    }));
}
