/** The coats of the studbook, as the game names them. */
export const coats = [
  'Bay',
  'Dark bay',
  'Brown',
  'Chestnut',
  'Liver chestnut',
  'Grey',
  'Roan',
  'Black',
] as const;

export type Coat = (typeof coats)[number];
