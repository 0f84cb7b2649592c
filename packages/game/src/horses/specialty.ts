/** A band of distances at which a horse is at home. */
export type Specialty = 'Sprint' | 'Mile' | 'Middle Distance' | 'Long Distance';

export const specialties = [
  'Sprint',
  'Mile',
  'Middle Distance',
  'Long Distance',
] as const satisfies readonly Specialty[];

/** The specialty a distance belongs to: 1000–1300, 1301–1700, 1701–2100, 2101 m and up. */
export function specialtyForDistance(metres: number): Specialty {
  if (metres <= 1300) return 'Sprint';
  if (metres <= 1700) return 'Mile';
  if (metres <= 2100) return 'Middle Distance';
  return 'Long Distance';
}
