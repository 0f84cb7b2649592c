/** By what stables and horses are ranked; `line` is wins beyond what the morning lines expected. */
export const lenses = ['earnings', 'wins', 'strike', 'rating', 'line'] as const;

export type Lens = (typeof lenses)[number];

/** Of which races a board of horses is, where it is not of all: a distance, a surface, an age. */
export const boardScopes = [
  'Sprint',
  'Mile',
  'Middle Distance',
  'Long Distance',
  'Turf',
  'Dirt',
  '2yo',
  '3yo',
  '4yo+',
] as const;

export type BoardScope = (typeof boardScopes)[number];

/** With how many runs a strike rate tells something, and is ranked (`private.boards` in the database). */
export const leastRuns = { stables: 20, horses: 5 } as const;
