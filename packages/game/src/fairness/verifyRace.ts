import type { Card } from '../engine/card.ts';
import { cardFaults } from '../engine/cardFaults.ts';
import { runRace } from '../engine/runRace.ts';
import { check } from './check.ts';
import { compareFinishes, compareRunners, fieldDifference } from './compare.ts';
import { drawOrder } from './draw.ts';
import { sha256 } from './hash.ts';
import { openingChecks } from './openingChecks.ts';
import { readCard } from './readCard.ts';
import { raceSeed, saltOf, seedHash } from './seed.ts';
import { FIRST_RULES, RULES } from './terms.ts';
import { trustedIn } from './trusted.ts';
import type { Check, PublishedRace, Verification } from './verification.ts';

/**
 * Checks a published race by the rules that it was opened under: every hash, the field, the house's
 * runners, the draw, and the race itself by running it again. It never throws for what was
 * published; it names what differs, and what has to be taken on trust.
 *
 * @param keptSeedHash what the reader's own entry was answered with, or null for one who has none
 */
export async function verifyRace(
  published: PublishedRace,
  keptSeedHash: string | null,
): Promise<Verification> {
  const { opening } = published;
  const card = readCard(published.card);
  const byDraw = published.runners.toSorted((a, b) => a.draw - b.draw);
  const drawn = byDraw.map(({ horseId }) => horseId);
  const [promised, cardHash, stalls, salt] = await Promise.all([
    seedHash(published.raceId, published.seed, opening),
    sha256(published.card),
    drawOrder(published.seed, drawn),
    saltOf(byDraw.map(({ nonce }) => nonce)),
  ]);
  const unreadable = cardFault(card);
  const words = await raceSeed({ ...published, cardHash, salt });
  const rerun = card === null || unreadable !== null ? null : runRace(card, words);
  const runners = compareRunners(published, rerun);
  const moved = drawn.filter((horseId, stall) => stalls[stall] !== horseId);
  const checks = [
    check('seed', sealedSentence(published), [
      rulesFault(published),
      promised !== published.seedHash && 'The seed is not the one promised at the opening.',
    ]),
    ...keptCheck(published, keptSeedHash),
    ...(opening === null ? [] : await openingChecks(published, opening, card)),
    check('card', 'The card is the one frozen when entries closed.', [
      unreadable,
      cardHash !== published.cardHash && 'The card is not the one frozen when entries closed.',
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
  const passed = checks.every((one) => one.passed);
  return { checks, runners, passed, trusted: trustedIn(published, keptSeedHash) };
}

/** Whoever shows different hashes to different people is found out by the one who kept theirs. */
function keptCheck({ seedHash: shown }: PublishedRace, kept: string | null): Check[] {
  if (kept === null) return [];
  return [
    check('kept', 'The seed’s hash is the one that your entry was answered with.', [
      kept !== shown && `Your entry was answered with another hash of the seed, ${kept}.`,
    ]),
  ];
}

function sealedSentence({ opening }: PublishedRace): string {
  return opening === null
    ? 'The seed is the one promised when the race was opened.'
    : 'The seed, the terms and the order of the reserves are those promised when the race was opened.';
}

/** The rules decide what has to be published; what is missing could not be checked. */
function rulesFault({ opening, rules }: PublishedRace): string | null {
  if (rules === (opening === null ? FIRST_RULES : RULES)) return null;
  return `What was published of the opening is not what the rules ${rules} ask for.`;
}

function cardFault(card: Card | null): string | null {
  if (card === null) return 'The card cannot be read.';
  const faults = cardFaults(card);
  return faults.length === 0 ? null : faults.join(' ');
}
