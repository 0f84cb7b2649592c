import type { Card } from '../engine/card.ts';
import { bookJockeys } from '../jockeys/bookJockeys.ts';
import { check } from './check.ts';
import { readTerms } from './terms.ts';
import type { Check, FrozenRace } from './verification.ts';

/**
 * Checks that the jockeys on the card, and their skill, are those that the entries come to by the
 * public rule; none for a race whose terms do not bind it to that rule.
 */
export function jockeyChecks({ opening, raceId, runners }: FrozenRace, card: Card | null): Check[] {
  if (opening === null || readTerms(opening.terms)?.booking !== 'asked') return [];
  const byDraw = runners.toSorted((a, b) => a.draw - b.draw);
  const booked = bookJockeys(raceId, byDraw);
  const other = card?.runners.find(({ jockey, riding }, stall) => {
    const rider = booked[stall];
    return rider?.licence !== jockey || rider.skill !== riding;
  });
  return [
    check('jockeys', 'Every jockey was booked by the rule: asked for, rode it last, then by lot.', [
      other !== undefined && `Another jockey was due to ride ${other.horseId}.`,
    ]),
  ];
}
