import type { RaceResult } from '../engine/result.ts';
import { check } from './check.ts';
import { claimChecks } from './claimChecks.ts';
import { frozenField } from './frozenField.ts';
import { openingChecks } from './openingChecks.ts';
import { seedChecks } from './seedChecks.ts';
import { readTerms, type Terms } from './terms.ts';
import { trustedInVoid } from './trusted.ts';
import type { Check, VoidRace, VoidVerification, WouldBeFinish } from './verification.ts';

/**
 * Checks a race that was called off as far as it had come, and runs it where its field was frozen:
 * whom it would have favoured is for everybody to see, so that calling a race off gains nothing. It
 * never throws for what was published.
 *
 * @param keptSeedHash what the reader's own entry was answered with, or null for one who has none
 */
export async function verifyVoidRace(
  race: VoidRace,
  keptSeedHash: string | null,
): Promise<VoidVerification> {
  const { opening } = race;
  const field = race.frozen ? await frozenField(race) : null;
  const progress = { card: field?.card, filledAt: filledAt(race), needsRound: false };
  const checks = [
    ...(await seedChecks(race, keptSeedHash)),
    ...(opening === null ? [] : await openingChecks(race, opening, progress)),
    ...(field?.checks ?? []),
    ...tooFewCheck(race),
    ...(await claimChecks(race, false)),
  ];
  const wouldBe = lacksRound(race) ? null : finishesIn(field?.rerun ?? null);
  return {
    checks,
    passed: checks.every(({ passed }) => passed),
    wouldBe,
    trusted: trustedInVoid(race, { keptSeedHash, lacksRound: lacksRound(race) }),
  };
}

/** A race is called off for want of runners once the house has brought up what it has. */
function filledAt(race: VoidRace) {
  return ({ closesAt }: Terms): number | null => {
    if (race.frozen) return race.closedAt ?? closesAt;
    return race.reason === 'too_few_runners' ? race.calledOffAt : null;
  };
}

function tooFewCheck({ reason, runners }: VoidRace): Check[] {
  if (reason !== 'too_few_runners') return [];
  return [
    check('field', 'Fewer than two runners were entered when entries closed.', [
      runners.length > 1 && `${runners.length} runners were entered, enough for a race.`,
    ]),
  ];
}

/** The race can be run again only with the beacon's round, and a race may be called off before it. */
function lacksRound({ beaconSignature, opening }: VoidRace): boolean {
  const round = opening === null ? null : (readTerms(opening.terms)?.beaconRound ?? null);
  return round !== null && beaconSignature === null;
}

function finishesIn(rerun: RaceResult | null): WouldBeFinish[] | null {
  if (rerun === null) return null;
  return rerun.runners.map(({ horseId, place, timeMs }) => ({
    horseId,
    finish: { place, timeMs },
  }));
}
