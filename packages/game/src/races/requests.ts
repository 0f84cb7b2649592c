import type { GameErrorCode } from '../errors.ts';
import { type AgeClass, agesInWords } from '../horses/age.ts';
import type { Sex } from '../horses/gender.ts';
import type { Specialty } from '../horses/specialty.ts';
import { DAY, MINUTE } from '../season/durations.ts';
import { seasonAt } from '../season/season.ts';
import { type Surface, type TrackId, tracks } from '../tracks/tracks.ts';
import { tracksInSeason } from '../tracks/tracksInSeason.ts';
import { conditionsInWords, raceClasses } from './classes.ts';
import { distances } from './distances.ts';
import { bars, type HorseToEnter } from './entry.ts';

/** The classes of which an owner may ask for a race: those of the handicaps. */
export const requestGrades = ['Class 2', 'Class 3', 'Class 4', 'Class 5', 'Class 6'] as const;

export type RequestGrade = (typeof requestGrades)[number];

/** What the house keeps of an owner who asks for a race, in whole dollars (`racing.md`, "Economy"). */
export const REQUEST_LISTING = 100;

/** What a fee may be, in whole dollars. Nothing is added to the fees, so that the least makes a purse of $135. */
const requestFees = { least: 50, most: 2_000, step: 10 } as const;

/** How many runners may be asked for, and of how many stables they are at the least. */
export const requestRunners = { least: 3, most: 8 } as const;
export const REQUEST_STABLES = 3;

/** So long before its latest off a request ends; its owners know of the off so long before it, in ms. */
export const REQUEST_NOTICE = 10 * MINUTE;

/** How far from now the latest off may lie, in ms. */
const requestSpan = { least: 30 * MINUTE, most: 7 * DAY } as const;

/** What is asked for. Times are milliseconds since 1970. */
export interface AskedRace {
  readonly trackId: TrackId;
  /** Metres, one of `requestDistances`. */
  readonly distance: number;
  readonly surface: Surface;
  readonly grade: RequestGrade;
  readonly ageClass: AgeClass;
  /** Null for both. */
  readonly sex: Sex | null;
  /** Whole dollars. */
  readonly entryFee: number;
  readonly runners: number;
  readonly earliestOff: number;
  readonly latestOff: number;
}

const courses = Object.values(distances).flat();

/** The distances that may be asked for, in metres. */
export const requestDistances: readonly number[] = courses.map(({ distance }) => distance);

/** Whom a distance suits; nobody for one that is not run. */
export function suitedBy(metres: number): readonly Specialty[] {
  return courses.find(({ distance }) => distance === metres)?.suitableFor ?? [];
}

/** The rating band of a class, in pounds: that of its commonest race on the programme. */
export function requestBand(grade: RequestGrade): { minRating: number | null; maxRating: number } {
  const [first] = raceClasses.filter((each) => each.grade === grade);
  if (first?.maxRating == null) throw new RangeError(`No race of ${grade} has a band.`);
  return { minRating: first.minRating, maxRating: first.maxRating };
}

/** The purse of a requested race in whole dollars: its runners' fees, less the tenth that the house keeps. */
export function purseOfFees({
  entryFee,
  runners,
}: Pick<AskedRace, 'entryFee' | 'runners'>): number {
  return runners * entryFee - Math.floor((runners * entryFee) / 10);
}

/** Until when horses may join, in ms since 1970. */
export const joinsUntil = ({ latestOff }: Pick<AskedRace, 'latestOff'>): number =>
  latestOff - REQUEST_NOTICE;

/** Why a race cannot be asked for at a moment, or null. */
export function requestFault(asked: AskedRace, now: number): GameErrorCode | null {
  const { entryFee, runners, earliestOff, latestOff, trackId, surface } = asked;
  const feeFits =
    entryFee >= requestFees.least &&
    entryFee <= requestFees.most &&
    entryFee % requestFees.step === 0;
  const runnersFit =
    Number.isInteger(runners) && runners >= requestRunners.least && runners <= requestRunners.most;
  const wholeMinutes = earliestOff % MINUTE === 0 && latestOff % MINUTE === 0;
  if (!feeFits || !runnersFit || !wholeMinutes || suitedBy(asked.distance).length === 0) {
    return 'bad_request';
  }
  const season = seasonAt(latestOff);
  const inTime =
    earliestOff <= latestOff &&
    earliestOff >= now - DAY &&
    latestOff >= now + requestSpan.least &&
    latestOff <= now + requestSpan.most;
  if (!inTime || seasonAt(earliestOff) !== season) return 'request_times';
  const onGround =
    tracksInSeason(season).includes(trackId) && tracks[trackId].surfaces.includes(surface);
  return onGround ? null : 'request_ground';
}

const sexesInWords: Readonly<Record<Sex, string>> = {
  male: 'colts and horses only',
  female: 'fillies and mares only',
};

/** Why a horse may not join a request, such as "fillies and mares only"; none of a horse that fits. */
export function requestBars(
  asked: Pick<AskedRace, 'grade' | 'ageClass' | 'sex' | 'distance' | 'latestOff'>,
  horse: Pick<HorseToEnter, 'specialty' | 'rating' | 'birthSeason' | 'wins'> & {
    readonly sex: Sex;
  },
): string[] {
  const race = {
    grade: asked.grade,
    ageClass: asked.ageClass,
    ...requestBand(asked.grade),
    suitableFor: suitedBy(asked.distance),
    offAt: asked.latestOff,
    noviceStablesOnly: false,
    claimPrice: null,
    championship: null,
  };
  return [
    ...bars(race, horse, { createdAt: 0 }, 0),
    ...(asked.sex === null || asked.sex === horse.sex ? [] : [sexesInWords[asked.sex]]),
  ];
}

/** For whom a requested race is, in a sentence. */
export function requestConditions({
  grade,
  ageClass,
  sex,
}: Pick<AskedRace, 'grade' | 'ageClass' | 'sex'>): string {
  const { minRating, maxRating } = requestBand(grade);
  const words = conditionsInWords(grade, agesInWords[ageClass], minRating, maxRating);
  return sex === null ? words : `${words.slice(0, -1)}, ${sexesInWords[sex]}.`;
}

/** True if enough places would be left, once a horse of the stable has joined, for three stables to be in. */
export function leavesPlaces(
  runners: number,
  joined: readonly { readonly stableId: string }[],
  stableId: string,
): boolean {
  const stables = new Set([...joined.map((each) => each.stableId), stableId]);
  return runners - joined.length - 1 >= REQUEST_STABLES - stables.size;
}
