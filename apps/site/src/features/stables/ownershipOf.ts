import type { Stable } from '@furlong/backend';

/** Whose a stable is, as its owner chose that others read it; null where its name stands alone. */
export function ownershipOf({ isHouse, ownerName }: Pick<Stable, 'isHouse' | 'ownerName'>) {
  if (isHouse) return 'A house stable';
  return ownerName === null ? null : `Owned by ${ownerName}`;
}
