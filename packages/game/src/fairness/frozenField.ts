import type { Card } from '../engine/card.ts';
import { cardFaults } from '../engine/cardFaults.ts';
import type { RaceResult } from '../engine/result.ts';
import { runRace } from '../engine/runRace.ts';
import { check } from './check.ts';
import { fieldDifference } from './compare.ts';
import { drawOrder } from './draw.ts';
import { sha256 } from './hash.ts';
import { jockeyChecks } from './jockeyChecks.ts';
import { readCard } from './readCard.ts';
import { raceSeed, saltOf } from './seed.ts';
import type { Check, FrozenRace } from './verification.ts';

interface FrozenField {
  /** Null if it cannot be read. */
  readonly card: Card | null;
  readonly checks: readonly Check[];
  /** The race run again on that card, or null if it cannot be. */
  readonly rerun: RaceResult | null;
}

/** Checks the card that was published when entries closed, and runs the race again on it. */
export async function frozenField(race: FrozenRace): Promise<FrozenField> {
  const card = readCard(race.card);
  const byDraw = race.runners.toSorted((a, b) => a.draw - b.draw);
  const drawn = byDraw.map(({ horseId }) => horseId);
  const [cardHash, stalls, salt] = await Promise.all([
    sha256(race.card),
    drawOrder(race.seed, drawn),
    saltOf(byDraw.map(({ nonce }) => nonce)),
  ]);
  const unreadable = cardFault(card);
  const moved = drawn.filter((horseId, stall) => stalls[stall] !== horseId);
  const checks = [
    check('card', 'The card is the one frozen when entries closed.', [
      unreadable,
      cardHash !== race.cardHash && 'The card is not the one frozen when entries closed.',
    ]),
    check('field', `The ${drawn.length} runners are those on the card.`, [
      card === null ? unreadable : fieldDifference(race, card),
    ]),
    check('draw', 'Every stall follows from the seed.', [
      moved.length > 0 && `These stalls do not follow from the seed: ${moved.join(', ')}.`,
    ]),
    ...jockeyChecks(race, card),
    check('salt', 'The salt is made of the nonces of all entries.', [
      salt !== race.salt && 'The salt is not made of the nonces of these entries.',
    ]),
  ];
  const words = await raceSeed({ ...race, cardHash, salt });
  const rerun = card === null || unreadable !== null ? null : runRace(card, words);
  return { card, checks, rerun };
}

function cardFault(card: Card | null): string | null {
  if (card === null) return 'The card cannot be read.';
  const faults = cardFaults(card);
  return faults.length === 0 ? null : faults.join(' ');
}
