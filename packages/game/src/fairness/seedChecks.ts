import { check } from './check.ts';
import { seedHash } from './seed.ts';
import { FIRST_RULES, RULES } from './terms.ts';
import type { Check, RevealedRace } from './verification.ts';

/**
 * Checks that the seed is the one promised at the opening.
 *
 * @param keptSeedHash what the reader's own entry was answered with, or null for one who has none
 */
export async function seedChecks(
  race: RevealedRace,
  keptSeedHash: string | null,
): Promise<Check[]> {
  const promised = await seedHash(race.raceId, race.seed, race.opening);
  return [
    check('seed', sealedSentence(race), [
      rulesFault(race),
      promised !== race.seedHash && 'The seed is not the one promised at the opening.',
    ]),
    ...keptCheck(race, keptSeedHash),
  ];
}

/** Whoever shows different hashes to different people is found out by the one who kept theirs. */
function keptCheck({ seedHash: shown }: RevealedRace, kept: string | null): Check[] {
  if (kept === null) return [];
  return [
    check('kept', 'The seed’s hash is the one that your entry was answered with.', [
      kept !== shown && `Your entry was answered with another hash of the seed, ${kept}.`,
    ]),
  ];
}

function sealedSentence({ opening }: RevealedRace): string {
  return opening === null
    ? 'The seed is the one promised when the race was opened.'
    : 'The seed, the terms and the order of the reserves are those promised when the race was opened.';
}

/** The rules decide what has to be published; what is missing could not be checked. */
function rulesFault({ opening, rules }: RevealedRace): string | null {
  if (rules === (opening === null ? FIRST_RULES : RULES)) return null;
  return `What was published of the opening is not what the rules ${rules} ask for.`;
}
