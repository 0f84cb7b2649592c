import { type Card, ENGINE } from '../engine/card.ts';
import { runRace } from '../engine/runRace.ts';
import { compareFinishes, compareRunners, fieldDifference } from './compare.ts';
import { drawOrder } from './draw.ts';
import { sha256 } from './hash.ts';
import { readCard } from './readCard.ts';
import { raceSeed, saltOf, seedHash } from './seed.ts';
import type { Check, CheckName, PublishedRace, Verification } from './verification.ts';

/**
 * Checks a published race: every hash, the field, the draw, and the race itself by running it
 * again. It never throws for what was published; it names what differs.
 */
export async function verifyRace(published: PublishedRace): Promise<Verification> {
  const card = readCard(published.card);
  const byDraw = published.runners.toSorted((a, b) => a.draw - b.draw);
  const drawn = byDraw.map(({ horseId }) => horseId);
  const [promised, frozen, stalls, salt] = await Promise.all([
    seedHash(published.raceId, published.seed),
    sha256(published.card),
    drawOrder(published.seed, drawn),
    saltOf(byDraw.map(({ nonce }) => nonce)),
  ]);
  const unreadable = cardFault(card);
  const words = await raceSeed(published.seed, frozen, salt);
  const rerun = card === null || unreadable !== null ? null : runRace(card, words);
  const runners = compareRunners(published, rerun);
  const moved = drawn.filter((horseId, stall) => stalls[stall] !== horseId);
  const checks = [
    check('seed', 'The seed is the one promised when the race was opened.', [
      promised !== published.seedHash && 'The seed is not the one promised at the opening.',
    ]),
    check('card', 'The card is the one frozen when entries closed.', [
      unreadable,
      frozen !== published.cardHash && 'The card is not the one frozen when entries closed.',
    ]),
    check('field', `The ${drawn.length} runners are those on the card.`, [
      card === null ? unreadable : fieldDifference(published, card),
    ]),
    check('draw', 'Every stall follows from the seed.', [
      moved.length > 0 && `These stalls do not follow from the seed: ${moved.join(', ')}.`,
    ]),
    check('salt', 'The salt is made of the nonces of all entries.', [
      salt !== published.salt && 'The salt is not made of the nonces of these entries.',
    ]),
    compareFinishes('order', runners),
    compareFinishes('times', runners),
    check('checksum', 'Every stride is the same when the race is run again.', [
      rerun?.checksum !== published.checksum &&
        `Published ${published.checksum}, run again ${rerun?.checksum ?? 'none'}.`,
    ]),
  ];
  return { checks, runners, passed: checks.every(({ passed }) => passed) };
}

function check(name: CheckName, sound: string, faults: readonly (string | false | null)[]): Check {
  const fault = faults.find((sentence) => typeof sentence === 'string');
  return fault ? { name, passed: false, detail: fault } : { name, passed: true, detail: sound };
}

function cardFault(card: Card | null): string | null {
  if (card === null) return 'The card cannot be read.';
  if (card.engine === ENGINE) return null;
  return `The card asks for the engine ${card.engine}, and this is ${ENGINE}.`;
}
