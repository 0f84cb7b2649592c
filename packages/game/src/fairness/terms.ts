import { isDivision } from '../championships/divisions.ts';
import type { RaceChampionship } from '../championships/raceChampionship.ts';
import type { AgeClass } from '../horses/age.ts';
import { type Specialty, specialties } from '../horses/specialty.ts';
import { type Grade, grades, type RaceRules } from '../races/race.ts';
import { isTrackId, type Surface, type TrackId } from '../tracks/tracks.ts';
import { type Fields, isFields, isInteger, parseObject } from './fields.ts';
import { type RequestedTerms, readRequested } from './requestedTerms.ts';

/** The rules of fairness that new races are opened under. */
export const RULES = 'furlong-race-2' satisfies RaceRules;

/** The rules before: the house chose its runners and their nonces when entries closed. */
export const FIRST_RULES = 'furlong-race-1' satisfies RaceRules;

/** How a race's jockeys are booked: by lot alone, or by `bookJockeys`. Terms that do not say were by lot. */
type Booking = 'lots' | 'asked';

/** Of a claiming race. Its runners may be claimed from the close of entries. */
interface ClaimTerms {
  /** For how much, in whole dollars. */
  readonly price: number;
  /** Until when, in milliseconds since 1970. */
  readonly shutsAt: number;
}

/**
 * What a race is bound to from its opening, beside its seed and the order of its reserves: the race
 * itself, how many runners the house brings it to, and the beacon's round.
 */
export interface Terms {
  readonly rules: typeof RULES;
  readonly engine: string;
  /** Unique: one race a slot of the programme. The reserves draw lots by it. */
  readonly slot: string;
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  /** −100 (firm) to 100 (heavy). */
  readonly going: number;
  readonly grade: Grade;
  readonly ageClass: AgeClass;
  readonly suitableFor: readonly Specialty[];
  readonly minRating: number | null;
  readonly maxRating: number | null;
  readonly maxEntries: number;
  /** Milliseconds since 1970, like `offAt`. */
  readonly closesAt: number;
  readonly offAt: number;
  readonly booking: Booking;
  /** How many house horses are entered at the opening. */
  readonly openingField: number;
  /** To how many runners the house fills the field up when entries close. */
  readonly finalField: number;
  /** The round of the public beacon that is mixed into the race's randomness, or null for none. */
  readonly beaconRound: number | null;
  /** Left out of a race that counts for no championship. */
  readonly championship?: RaceChampionship;
  /** Left out of a race that is no claiming race. */
  readonly claim?: ClaimTerms;
  /** What owners asked for; null for a race of the programme. */
  readonly requested: RequestedTerms | null;
}

/** Reads published terms, or null if the text is none. */
export function readTerms(text: string): Terms | null {
  const terms = parseObject(text);
  if (terms === null || terms.rules !== RULES) return null;
  const { engine, slot, trackId, distance, surface, going, grade, ageClass, suitableFor } = terms;
  const { maxEntries, closesAt, offAt, openingField, finalField } = terms;
  if (typeof engine !== 'string' || typeof slot !== 'string') return null;
  if (typeof trackId !== 'string' || !isTrackId(trackId)) return null;
  if (surface !== 'Turf' && surface !== 'Dirt') return null;
  if (!isGrade(grade) || !isAgeClass(ageClass) || !isSpecialties(suitableFor)) return null;
  if (!isInteger(distance) || !isInteger(going) || !isInteger(maxEntries)) return null;
  if (!isInteger(closesAt) || !isInteger(offAt)) return null;
  if (!isInteger(openingField) || !isInteger(finalField)) return null;
  const bounds = readBounds(terms);
  const championship = readChampionship(terms.championship);
  const claim = readClaim(terms.claim);
  const booking = terms.booking ?? 'lots';
  if (bounds === null || championship === null || claim === null) return null;
  if (!isBooking(booking)) return null;
  return {
    ...{ rules: RULES, engine, slot, trackId, distance, surface, going, grade, ageClass },
    ...{ suitableFor, maxEntries, closesAt, offAt, booking, openingField, finalField },
    ...bounds,
    requested: readRequested(terms.requested),
    ...(championship && { championship }),
    ...(claim && { claim }),
  };
}

const kinds = ['qualifier', 'final', 'consolation'] as const;

/** Undefined where there is none, null where it cannot be read. */
function readChampionship(value: unknown): RaceChampionship | null | undefined {
  if (value === undefined) return undefined;
  if (!isFields(value)) return null;
  const { season, division, points, automatic } = value;
  const kind = kinds.find((each) => each === value.kind);
  if (kind === undefined || !isInteger(season) || typeof automatic !== 'boolean') return null;
  if (typeof division !== 'string' || !isDivision(division)) return null;
  if (!Array.isArray(points) || !points.every(isInteger)) return null;
  return { season, division, kind, points, automatic };
}

/** Undefined where there is none, null where it cannot be read. */
function readClaim(value: unknown): ClaimTerms | null | undefined {
  if (value === undefined) return undefined;
  if (!isFields(value)) return null;
  const { price, shutsAt } = value;
  return isInteger(price) && isInteger(shutsAt) ? { price, shutsAt } : null;
}

function readBounds({ minRating, maxRating, beaconRound }: Fields) {
  if (!isIntegerOrNull(minRating) || !isIntegerOrNull(maxRating)) return null;
  return isIntegerOrNull(beaconRound) ? { minRating, maxRating, beaconRound } : null;
}

function isIntegerOrNull(value: unknown): value is number | null {
  return value === null || isInteger(value);
}

function isGrade(value: unknown): value is Grade {
  return grades.some((grade) => grade === value);
}

function isBooking(value: unknown): value is Booking {
  return value === 'lots' || value === 'asked';
}

const ageClasses: readonly AgeClass[] = ['2yo', '3yo', '3yo+', '4yo+'];

function isAgeClass(value: unknown): value is AgeClass {
  return ageClasses.some((ageClass) => ageClass === value);
}

function isSpecialties(value: unknown): value is Specialty[] {
  return Array.isArray(value) && value.every((one) => specialties.some((name) => name === one));
}
