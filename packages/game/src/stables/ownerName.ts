import { nameLengths, normalName } from '../names/normalName.ts';

/** What others read of an owner's name: all of it, the first name and an initial, or nothing. */
export const ownerNamesShown = ['full', 'initial', 'none'] as const;

export type OwnerNameShown = (typeof ownerNamesShown)[number];

/** What they read until the owner chooses. */
export const OWNER_NAME_SHOWN: OwnerNameShown = 'initial';

/**
 * What others read of a full name in its normal form (`normalName`), null for nothing. A name of one word
 * has no initial, nor has one whose last word begins with half a flag. `shown_owner_name` in the database is its twin.
 */
export function shownOwnerName(fullName: string, shown: OwnerNameShown): string | null {
  if (shown === 'none') return null;
  if (shown === 'full') return fullName;
  const [first = '', ...others] = fullName.split(' ');
  const [initial] = others.at(-1) ?? '';
  const short = `${first} ${initial}.`;
  return initial === undefined || normalName(short, nameLengths.owner) !== short ? first : short;
}
