import { isByInvitation, isForFemales } from '../championships/raceChampionship.ts';
import type { GameErrorCode } from '../errors.ts';
import { ageAllowed, ageInSeason, agesInWords } from '../horses/age.ts';
import { type AtWork, mayRunAt } from '../horses/energy.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { DAY } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { isFull } from './ballot.ts';
import type { RaceStatus, RaceTerms } from './race.ts';

/** A stable is a novice for its first four weeks. */
const NOVICE_DAYS = 28;

/** The part of a race that decides who may enter it. */
export interface RaceToEnter
  extends Pick<
    RaceTerms,
    | 'grade'
    | 'ageClass'
    | 'suitableFor'
    | 'entryFee'
    | 'minRating'
    | 'maxRating'
    | 'maxEntries'
    | 'noviceStablesOnly'
    | 'championship'
  > {
  readonly status: RaceStatus;
  /** Owners asked for it: its field is whole from the opening. */
  readonly requested: boolean;
  readonly entriesCount: number;
  /** Of these: those that are the house's. */
  readonly houseCount: number;
  /** Milliseconds since 1970. */
  readonly closesAt: number;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

export interface HorseToEnter {
  readonly sex: Sex;
  readonly specialty: Specialty;
  readonly rating: number;
  readonly birthSeason: number;
  readonly wins: number;
  /** Entered for this very race. */
  readonly enteredHere: boolean;
  /** Entered for another race that is not settled yet. */
  readonly engaged: boolean;
  /** Percent, as it was at `conditionAt`. */
  readonly energy: number;
  /** Milliseconds since 1970. */
  readonly conditionAt: number;
  /** The training session that it is at, or null. */
  readonly atWork: AtWork | null;
}

export interface StableToEnter {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whole dollars. */
  readonly credits: number;
}

/**
 * The first reason why the entry would be refused, in the order in which a player should hear them,
 * or null if it would be taken. `now` is in milliseconds since 1970.
 */
export function entryRefusal(
  race: RaceToEnter,
  horse: HorseToEnter,
  stable: StableToEnter,
  now: number,
): GameErrorCode | null {
  if (race.status !== 'open' || now >= race.closesAt) return 'race_closed';
  if (race.requested) return 'race_by_request';
  if (horse.enteredHere) return 'already_entered';
  if (horse.engaged) return 'horse_engaged';
  // Its card is made when entries close, of the horse as its work has left it.
  if (horse.atWork !== null && horse.atWork.until > race.closesAt) return 'horse_not_back';
  if (!suitable(horse.specialty, race.suitableFor)) return 'horse_unsuitable';
  if (!conditionsMet(race, horse)) return 'conditions_not_met';
  if (race.noviceStablesOnly && !isNoviceStable(stable, now)) return 'novice_stables_only';
  if (isByInvitation(race.championship)) return 'not_invited';
  if (race.offAt < mayRunAt(horse)) return 'horse_too_tired';
  if (isFull(race)) return 'race_full';
  if (stable.credits < race.entryFee) return 'too_few_credits';
  return null;
}

type Conditions = Pick<
  RaceToEnter,
  'grade' | 'ageClass' | 'minRating' | 'maxRating' | 'offAt' | 'championship'
>;

type Judged = Pick<HorseToEnter, 'sex' | 'rating' | 'birthSeason' | 'wins'>;

/** Age class, sex, rating band and, in a maiden race, no win yet. Age counts on the day of the race. */
export function conditionsMet(race: Conditions, horse: Judged): boolean {
  return unmetConditions(race, horse).length === 0;
}

/** The conditions of the race that keep the horse out, such as "two-year-olds only". */
function unmetConditions(
  { grade, ageClass, minRating, maxRating, offAt, championship }: Conditions,
  horse: Judged,
): string[] {
  const { sex, rating, birthSeason, wins } = horse;
  const aged = ageAllowed(ageClass, ageInSeason(birthSeason, seasonAt(offAt)));
  return [
    ...(aged ? [] : [`${agesInWords[ageClass]} only`]),
    ...(isForFemales(championship) && sex !== 'female' ? ['fillies and mares only'] : []),
    ...(minRating !== null && rating < minRating ? [`horses rated ${minRating} or more only`] : []),
    ...(maxRating !== null && rating > maxRating ? [`horses rated ${maxRating} or less only`] : []),
    ...(grade === 'Maiden' && wins > 0 ? ['horses without a win only'] : []),
  ];
}

/** True during a stable's first 28 days. */
export function isNoviceStable(stable: Pick<StableToEnter, 'createdAt'>, now: number): boolean {
  return now - stable.createdAt <= NOVICE_DAYS * DAY;
}

type RaceToSuit = Conditions & Pick<RaceToEnter, 'suitableFor' | 'noviceStablesOnly'>;
type HorseToSuit = Judged & Pick<HorseToEnter, 'specialty'>;

/**
 * Whom the race is for, where that is not the horse or its stable: every bar, such as "Sprint and Mile horses
 * only", "three-year-olds and upward only". None of a race that suits it: whether it is rested, the race is
 * full or the fee too high changes by the hour.
 */
export function bars(
  race: RaceToSuit,
  horse: HorseToSuit,
  stable: Pick<StableToEnter, 'createdAt'>,
  now: number,
): string[] {
  const novice = race.noviceStablesOnly && !isNoviceStable(stable, now);
  return [
    ...(suitable(horse.specialty, race.suitableFor)
      ? []
      : [`${race.suitableFor.join(' and ')} horses only`]),
    ...unmetConditions(race, horse),
    ...(novice ? ['stables in their first four weeks only'] : []),
    ...(isByInvitation(race.championship) ? ['horses that their points invite only'] : []),
  ];
}

/** True if nothing bars the horse from the race. */
export const suits = (...asked: Parameters<typeof bars>): boolean => bars(...asked).length === 0;

/** A horse is suitable for a race if its specialty is in the race's suitableFor list. */
export function suitable(specialty: Specialty, suitableFor: readonly Specialty[]): boolean {
  return suitableFor.includes(specialty);
}
