import { check } from './check.ts';
import { claimChecks } from './claimChecks.ts';
import { compareFinishes, compareRunners } from './compare.ts';
import { frozenField } from './frozenField.ts';
import { openingChecks } from './openingChecks.ts';
import { seedChecks } from './seedChecks.ts';
import type { Terms } from './terms.ts';
import { trustedIn } from './trusted.ts';
import type { PublishedRace, Verification } from './verification.ts';

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
  const { opening, closedAt } = published;
  const { card, checks: ofField, rerun } = await frozenField(published);
  const progress = {
    card,
    filledAt: ({ closesAt }: Terms) => closedAt ?? closesAt,
    needsRound: true,
  };
  const runners = compareRunners(published, rerun);
  const checks = [
    ...(await seedChecks(published, keptSeedHash)),
    ...(opening === null ? [] : await openingChecks(published, opening, progress)),
    ...ofField,
    ...(await claimChecks(published, true)),
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
