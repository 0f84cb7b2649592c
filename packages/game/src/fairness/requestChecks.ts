import { purseOfFees } from '../races/requests.ts';
import { check } from './check.ts';
import type { Terms } from './terms.ts';
import type { Check, PublishedEntry } from './verification.ts';

/** Checks that a race is the one that owners asked for; nothing of a race of the programme. */
export function requestChecks(
  entries: readonly PublishedEntry[],
  { slot, requested, maxEntries, openingField }: Terms,
): Check[] {
  if (requested === null) return [];
  const { requestId, entryFee, purse } = requested;
  const fromFees = purseOfFees({ entryFee, runners: maxEntries });
  return [
    check(
      'request',
      `The ${maxEntries} runners are those that were asked for, none of them the house’s, and the purse is what their fees gave.`,
      [
        slot !== `request ${requestId}` && 'The terms name another request.',
        openingField !== 0 && 'The house entered horses at the opening.',
        entries.some(({ isHouse }) => isHouse) && 'A runner is the house’s.',
        entries.length !== maxEntries && `${entries.length} are entered of ${maxEntries}.`,
        purse !== fromFees && `The fees give a purse of ${fromFees}, and it is ${purse}.`,
      ],
    ),
  ];
}
