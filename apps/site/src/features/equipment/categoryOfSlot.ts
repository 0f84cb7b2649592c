import type { EquipmentSlot } from '@furlong/backend';
import type { EquipmentCategory } from '@furlong/ui';

/** The slot that each tab of the shop has the pieces for; null for all of them. */
export const slotOf: Readonly<Record<EquipmentCategory, EquipmentSlot | null>> = {
  all: null,
  saddles: 'saddle',
  horseshoes: 'horseshoes',
  bridles: 'bridle',
  blankets: 'blanket',
  whips: 'whip',
  boots: 'boots',
};

/** The tab that has the pieces for each slot. */
export const categoryOf: Readonly<Record<EquipmentSlot, EquipmentCategory>> = {
  saddle: 'saddles',
  horseshoes: 'horseshoes',
  bridle: 'bridles',
  blanket: 'blankets',
  whip: 'whips',
  boots: 'boots',
};

/** The tab that an address names: all, where it names none. */
export function readCategory(search: URLSearchParams): EquipmentCategory {
  const tab = search.get('tab');
  return isCategory(tab) ? tab : 'all';
}

function isCategory(tab: string | null): tab is EquipmentCategory {
  return tab !== null && Object.hasOwn(slotOf, tab);
}
