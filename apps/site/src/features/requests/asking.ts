import type { OwnHorse } from '@furlong/backend';
import {
  type AgeClass,
  type AskedRace,
  ageAllowed,
  ageInSeason,
  DAY,
  HOUR,
  MINUTE,
  type RequestGrade,
  requestBand,
  requestDistances,
  requestGrades,
  type Sex,
  type Surface,
  seasonAt,
  suitedBy,
  type TrackId,
  tracks,
  tracksInSeason,
} from '@furlong/game/rules';

/** What an owner has filled in. The offs are so long from when it was filled in, ms. */
export interface Wish {
  trackId: TrackId;
  surface: Surface;
  distance: number;
  grade: RequestGrade;
  ageClass: AgeClass;
  sex: Sex | null;
  entryFee: number;
  runners: number;
  earliestIn: number;
  latestIn: number;
}

/** When it may be off at the earliest and at the latest, from now on, ms. */
export const earliestChoices = [0, HOUR, 3 * HOUR, 12 * HOUR, DAY, 2 * DAY] as const;
export const latestChoices = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY] as const;

/** The fees that are offered, in whole dollars. */
export const feeChoices = [50, 100, 200, 300, 500, 1_000, 2_000] as const;

const ageClasses: readonly AgeClass[] = ['2yo', '3yo+', '4yo+', '3yo'];

/** The age classes that admit a horse, the usual one first. */
export function agesFor({ birthSeason }: OwnHorse, now: number): AgeClass[] {
  const age = ageInSeason(birthSeason, seasonAt(now));
  return ageClasses.filter((each) => ageAllowed(each, age));
}

/** The classes whose band admits a horse, the lowest first. */
export const gradesFor = ({ rating }: OwnHorse): RequestGrade[] =>
  requestGrades
    .filter((grade) => {
      const { minRating, maxRating } = requestBand(grade);
      return rating >= (minRating ?? 0) && rating <= maxRating;
    })
    .toReversed();

/** The distances that suit a horse, in metres. */
export const distancesFor = ({ specialty }: OwnHorse): number[] =>
  requestDistances
    .filter((metres) => suitedBy(metres).includes(specialty))
    .toSorted((a, b) => a - b);

/** The tracks that race at a moment. */
export const tracksAt = (now: number): readonly TrackId[] => tracksInSeason(seasonAt(now));

/** What a horse would be asked for first; null for one that no class admits. */
export function usualWish(horse: OwnHorse, now: number): Wish | null {
  const [grade] = gradesFor(horse);
  const [ageClass] = agesFor(horse, now);
  const distances = distancesFor(horse);
  const distance = distances[Math.floor(distances.length / 2)];
  const [trackId] = tracksAt(now);
  if (!grade || !ageClass || !distance || !trackId) return null;
  const [surface = 'Turf'] = tracks[trackId].surfaces;
  return {
    trackId,
    surface,
    distance,
    grade,
    ageClass,
    sex: null,
    entryFee: 200,
    runners: 5,
    earliestIn: 0,
    latestIn: DAY,
  };
}

/** What is asked for by a wish that was filled in at a moment, ms: its offs are on whole minutes. */
export function toAsked({ earliestIn, latestIn, ...wish }: Wish, at: number): AskedRace {
  const minute = Math.floor(at / MINUTE) * MINUTE;
  return {
    ...wish,
    earliestOff: minute + Math.min(earliestIn, latestIn),
    latestOff: minute + latestIn,
  };
}
