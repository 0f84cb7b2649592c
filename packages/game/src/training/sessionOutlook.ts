import { middlingTalents } from '../horses/talents.ts';
import { eachTalent, gains } from './gains.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { type Overreach, overreach } from './overreaching.ts';
import { asShown } from './sessionOutcome.ts';
import { workedBy } from './train.ts';
import { type Trained, type TrainedTalent, trainedTalents, type Work } from './work.ts';

/** What everybody may know of a horse, as its last work left it. */
export interface HorseToTrain
  extends Pick<HorseInTraining, 'birthSeason' | 'condition' | 'energy' | 'work' | 'overreached'> {
  /** Pounds, 0 to 140. */
  readonly rating: number;
  /** The moment of condition and energy, in ms since 1970. */
  readonly conditionAt: number;
}

/** What a session may add to a talent, in points. */
export interface LikelyGain {
  readonly talent: TrainedTalent;
  readonly least: number;
  readonly likely: number;
  readonly most: number;
}

/** What a session that starts now will likely do to a horse. */
export interface SessionOutlook {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Whole percent at the end, like the energy. */
  readonly condition: number;
  readonly energy: number;
  /** Why it would overreach the horse, or null. */
  readonly overreach: Overreach | null;
  readonly gains: readonly LikelyGain[];
}

/** Points by which a talent lies off what the rating says, nineteen times out of twenty. */
const OFF_RATING = 14;

/** Ceilings lie between these, or above a talent that is higher (`ceilingsOf`). */
const CEILINGS = { lowest: 55, highest: 95 };

/**
 * What a session started at `now` will likely do, from nothing that is hidden: the talents are judged by
 * the rating, the ceilings may lie anywhere, recovery is average.
 */
export function sessionOutlook(horse: HorseToTrain, work: Work, now: number): SessionOutlook {
  const known = { ...horse, at: horse.conditionAt, idleSince: horse.conditionAt };
  const { mean, ...band } = talentBand(horse.rating);
  const before = (talent: number, ceiling: number) =>
    asShown(
      { ...known, talents: eachTalent(() => talent), ceilings: eachTalent(() => ceiling) },
      now,
      middlingTalents.recovery,
    );
  const middling = before(mean, likelyCeiling(mean));
  const warning = overreach(middling, work);
  const overreached = middling.overreached || warning !== null;
  const gained = (talent: number, ceiling: number) =>
    gains({ ...before(talent, ceiling), overreached }, work);
  const least = gained(band.most, lowestOver(band.most));
  const likely = gained(middling.talents.speed, middling.ceilings.speed);
  const most = gained(band.least, highestOver(band.least));
  const after = workedBy(middling, work, overreached);
  return {
    endsAt: after.at,
    condition: Math.min(100, Math.ceil(after.condition)),
    energy: Math.round(after.energy),
    overreach: warning ?? (middling.overreached ? 'still overreached' : null),
    gains: rangeOf(work, { least, likely, most }),
  };
}

function rangeOf(
  { points }: Work,
  { least, likely, most }: Readonly<Record<'least' | 'likely' | 'most', Trained>>,
): LikelyGain[] {
  return trainedTalents
    .filter((talent) => points[talent] !== undefined)
    .map((talent) => ({
      talent,
      least: least[talent],
      likely: likely[talent],
      most: most[talent],
    }));
}

/**
 * What a rating in pounds says of each talent that work can improve, in points of 1 to 100: its mean, and
 * the band in which it lies nineteen times out of twenty. Nearer than that nobody knows it.
 */
export function talentBand(rating: number): TalentBand {
  const mean = Math.max(1, Math.min(100, (rating + 13) / 1.3));
  return { mean, least: Math.max(1, mean - OFF_RATING), most: Math.min(100, mean + OFF_RATING) };
}

interface TalentBand {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The middle of where the ceiling of such a talent may lie. */
export const likelyCeiling = (talent: number) => (lowestOver(talent) + highestOver(talent)) / 2;

const lowestOver = (talent: number) => Math.max(CEILINGS.lowest, talent);
const highestOver = (talent: number) => Math.max(CEILINGS.highest, talent);
