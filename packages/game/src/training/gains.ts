import { ageInSeason } from '../horses/age.ts';
import { seasonAt } from '../season/season.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { type Trained, type TrainedTalent, trainedTalents, type Work } from './work.ts';

/**
 * The share of its training points that a beginner of four takes from a session: such that a season with a
 * session or two a week brings a young horse more prizes and worth than it costs, and $10,000 of sessions a
 * length or more to a two-year-old (the report's row E8).
 */
const LEARNT = 0.6;

/** With less energy than this, in percent, a horse learns less. */
const ATTENTIVE = 60;

/** How much an age learns: young horses most. */
export function ageFactor(age: number): number {
  if (age <= 2) return 1.2;
  if (age === 3) return 1.1;
  if (age === 4) return 1;
  if (age === 5) return 0.8;
  return age === 6 ? 0.6 : 0.4;
}

/**
 * What a session adds to each talent of a horse that starts it as given: less the nearer the talent
 * is to its ceiling, the older the horse, and the less energy it has; nothing while overreached.
 */
export function gains(horse: HorseInTraining, { points }: Pick<Work, 'points'>): Trained {
  const age = ageInSeason(horse.birthSeason, seasonAt(horse.at));
  const learning = horse.overreached
    ? 0
    : LEARNT * ageFactor(age) * Math.min(1, horse.energy / ATTENTIVE);
  const gain = (talent: TrainedTalent) => {
    const ceiling = horse.ceilings[talent];
    const room = Math.max(0, ceiling - horse.talents[talent]);
    return room === 0 ? 0 : ((points[talent] ?? 0) * learning * room) / ceiling;
  };
  return eachTalent(gain);
}

/** A figure for each talent. */
export function eachTalent(figure: (talent: TrainedTalent) => number): Trained {
  const [speed, acceleration, stamina, recovery, agility, balance] = trainedTalents;
  return {
    speed: figure(speed),
    acceleration: figure(acceleration),
    stamina: figure(stamina),
    recovery: figure(recovery),
    agility: figure(agility),
    balance: figure(balance),
  };
}
