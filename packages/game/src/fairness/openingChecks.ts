import { isByInvitation } from '../championships/raceChampionship.ts';
import type { Card } from '../engine/card.ts';
import { allEntries, ballotChecks } from './ballotChecks.ts';
import { isSignedRound, roundAfter } from './beacon.ts';
import { championshipChecks, drawnFieldChecks } from './championshipChecks.ts';
import { check } from './check.ts';
import { houseFault } from './houseRunners.ts';
import { requestChecks } from './requestChecks.ts';
import { houseNonce } from './seed.ts';
import { readTerms, type Terms } from './terms.ts';
import type { Check, PublishedEntry, PublishedOpening, RevealedRace } from './verification.ts';

/** How far a race had come when its seed was revealed. */
interface Progress {
  /** The frozen field as it was read (null if it cannot be), or undefined where none was frozen. */
  readonly card: Card | null | undefined;
  /** When the house had brought the field to its size, by the terms; null if it never did. */
  readonly filledAt: (agreed: Terms) => number | null;
  /** True if the race could not have been run without the beacon's round. */
  readonly needsRound: boolean;
}

/** Checks that a race kept to what was published at its opening. */
export async function openingChecks(
  race: RevealedRace,
  opening: PublishedOpening,
  { card, filledAt, needsRound }: Progress,
): Promise<Check[]> {
  const agreed = readTerms(opening.terms);
  if (agreed === null) {
    return [check('terms', '', ['The terms published at the opening cannot be read.'])];
  }
  return [
    termsCheck(card, agreed),
    ...championshipChecks(agreed),
    ...(isByInvitation(agreed.championship ?? null)
      ? await drawnFieldChecks(race, opening, agreed)
      : await enteredFieldChecks(race, opening, agreed, filledAt(agreed))),
    ...(await ballotChecks(race, opening, agreed, card !== undefined)),
    ...(needsRound || race.beaconSignature !== null ? await beaconChecks(race, agreed) : []),
  ];
}

/** The house's runners, and the entries of a race that anybody may enter. */
async function enteredFieldChecks(
  race: RevealedRace,
  opening: PublishedOpening,
  agreed: Terms,
  filledAt: number | null,
): Promise<Check[]> {
  const entries = allEntries(race, opening);
  return [
    ...requestChecks(entries, agreed),
    check(
      'house',
      'The house’s runners are the first of its reserves that were free, in the order of the opening.',
      [await houseFault(entries, opening, agreed, filledAt)],
    ),
    check(
      'entries',
      'Players entered while entries were open; the house’s nonces follow from the seed.',
      [entryFault(entries, opening, agreed), await nonceFault(entries, race)],
    ),
  ];
}

function termsCheck(card: Card | null | undefined, agreed: Terms): Check {
  if (card === undefined) return check('terms', 'The terms are those of the opening.', []);
  return check('terms', 'Course, going and engine are those of the opening.', [
    card === null ? 'The card cannot be read.' : termsFault(card, agreed),
  ]);
}

/** A signature that no round was promised for would be a choice of the house's. */
async function beaconChecks(
  { beaconSignature }: RevealedRace,
  { beaconRound, offAt }: Terms,
): Promise<Check[]> {
  if (beaconRound === null && beaconSignature === null) return [];
  const sound = `Round ${beaconRound} of the public beacon, the first after the off, is signed by the beacon.`;
  if (beaconRound === null || beaconSignature === null) {
    return [check('beacon', sound, ['The beacon’s round is not the one named at the opening.'])];
  }
  return [
    check('beacon', sound, [
      beaconRound !== roundAfter(offAt) && 'The beacon’s round is not the first after the off.',
      !(await isSignedRound(beaconRound, beaconSignature)) &&
        `The signature is not the beacon’s of its round ${beaconRound}.`,
    ]),
  ];
}

function termsFault({ course, engine, going }: Card, agreed: Terms): string | null {
  if (engine !== agreed.engine) return `The race was opened for the engine ${agreed.engine}.`;
  if (going !== agreed.going) return 'The going is not that of the opening.';
  const { trackId, distance, surface } = course;
  const sameCourse =
    trackId === agreed.trackId && distance === agreed.distance && surface === agreed.surface;
  return sameCourse ? null : 'The course is not that of the opening.';
}

function entryFault(
  entries: readonly PublishedEntry[],
  { openedAt }: PublishedOpening,
  agreed: Terms,
) {
  const late = entries.find(
    ({ enteredAt, isHouse }) => !isHouse && (enteredAt < openedAt || enteredAt >= agreed.closesAt),
  );
  return late === undefined ? null : `${late.horseId} was not entered while entries were open.`;
}

async function nonceFault(
  entries: readonly PublishedEntry[],
  { seed }: RevealedRace,
): Promise<string | null> {
  for (const { horseId, isHouse, nonce } of entries) {
    if (isHouse && nonce !== (await houseNonce(seed, horseId))) {
      return `The nonce of ${horseId} does not follow from the seed.`;
    }
  }
  return null;
}
