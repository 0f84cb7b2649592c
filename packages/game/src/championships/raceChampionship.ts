import { type Division, divisionNames } from './divisions.ts';

/** What a race is to a championship. */
export interface RaceChampionship {
  readonly season: number;
  readonly division: Division;
  readonly kind: 'qualifier' | 'final' | 'consolation';
  /** What the first five earn in a qualifier; none in a final or a consolation. */
  readonly points: readonly number[];
  /** Its winner goes straight to the final. */
  readonly automatic: boolean;
}

/** True for a final and a consolation: who runs in them follows from the points, and nobody else may enter. */
export function isByInvitation(championship: RaceChampionship | null): boolean {
  return championship !== null && championship.kind !== 'qualifier';
}

/** True for a race that fillies and mares alone may enter. */
export function isForFemales(championship: RaceChampionship | null): boolean {
  return championship?.division === 'fillies-and-mares';
}

/** What a race counts for, such as "Qualifier · Mile · 20-10-6-4-2". */
export function championshipWords(championship: RaceChampionship): string {
  const { division, kind, points, automatic } = championship;
  const name = divisionNames[division];
  if (kind === 'final') return `Final · ${name}`;
  if (kind === 'consolation') return `Consolation · ${name}`;
  return `${automatic ? 'Win and you are in' : 'Qualifier'} · ${name} · ${points.join('-')}`;
}
