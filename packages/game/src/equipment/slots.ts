/** The six places on a horse that take a piece of equipment. */
export const equipmentSlots = [
  'saddle',
  'horseshoes',
  'bridle',
  'blanket',
  'whip',
  'boots',
] as const;

export type EquipmentSlot = (typeof equipmentSlots)[number];

const PLATES = 6;
const SOFT_TACK = 12;
const SADDLE = 40;

/** Runs after which a piece is worn out. */
export const lifeInRuns: Readonly<Record<EquipmentSlot, number>> = {
  saddle: SADDLE,
  horseshoes: PLATES,
  bridle: SOFT_TACK,
  blanket: SOFT_TACK,
  whip: SOFT_TACK,
  boots: SOFT_TACK,
};
