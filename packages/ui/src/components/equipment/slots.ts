/** The six places on a horse that equipment is put. */
export type EquipmentSlot = 'saddle' | 'horseshoes' | 'bridle' | 'blanket' | 'whip' | 'boots';

/** In the order in which a stable lists them. */
export const equipmentSlots = [
  'saddle',
  'horseshoes',
  'bridle',
  'blanket',
  'whip',
  'boots',
] as const satisfies readonly EquipmentSlot[];

/** What each slot is called. */
export const slotText: Record<EquipmentSlot, string> = {
  saddle: 'Saddle',
  horseshoes: 'Horseshoes',
  bridle: 'Bridle',
  blanket: 'Blanket',
  whip: 'Whip',
  boots: 'Boots',
};
