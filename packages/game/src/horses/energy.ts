import { HOUR, MINUTE } from '../season/durations.ts';
import type { ConditionBand } from './condition.ts';
import { middlingTalents } from './talents.ts';

/** The share of missing energy that comes back in an hour, for an average talent for recovery. */
const HOURLY_RETURN = 0.045;

/**
 * Energy in percent at `nowMs`, from what it was at `storedAtMs`. Half of what is missing returns
 * in about 15 hours; `recovery`, a talent from 0 to 100, makes that a fifth faster or slower.
 */
export function energyAt(
  stored: number,
  storedAtMs: number,
  nowMs: number,
  recovery: number,
): number {
  return Math.round(energyOver(stored, nowMs - storedAtMs, recovery));
}

/** The same with fractions of a percent, after so many milliseconds: two steps come to one. */
export function energyOver(stored: number, restMs: number, recovery: number): number {
  const hours = Math.max(0, restMs) / HOUR;
  return 100 - (100 - stored) * (1 - hourlyReturn(recovery)) ** hours;
}

function hourlyReturn(recovery: number): number {
  return HOURLY_RETURN * (0.8 + (0.4 * recovery) / 100);
}

/**
 * A horse that has less energy than this at the off, in percent, may not be entered. It is what a
 * mile costs, and more than any free race: energy stops at 0, so that a horse which has less than a
 * race costs would run it for nothing, every few minutes, and be paid for every start. A fresh horse
 * may run twice in a day, a spent one rests for 15 hours.
 */
export const ENERGY_TO_RUN = 50;

/** With less energy than this at the off, in percent, a horse runs tired: its owner is told to wait. */
export const ENERGY_RESTED = 75;

/** With so much energy, in percent, there is nothing more to wait for. */
const ENERGY_FRESH = 85;

/**
 * The band an energy percentage falls in, by what it lets a horse do: below 50 it may not run, below 75 it
 * would run tired, and what is above that is a matter of taste.
 */
export function energyBand(percent: number): ConditionBand {
  if (percent >= ENERGY_FRESH) return 'fresh';
  if (percent >= ENERGY_RESTED) return 'fit';
  return percent >= ENERGY_TO_RUN ? 'tired' : 'spent';
}

/** How much energy the last work left. */
interface Rested {
  /** Percent, as it was at `conditionAt`. */
  readonly energy: number;
  /** Milliseconds since 1970. */
  readonly conditionAt: number;
}

/** A training session that a horse is at. */
export interface AtWork {
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
  /** Percent that it will leave, for an average talent for recovery. */
  readonly energy: number;
}

/**
 * From when a horse has the energy to run, in ms since 1970, rounded up to whole minutes of rest. It
 * is judged by an average talent for recovery: a horse's own is hidden, and the rule must not tell it.
 * A horse that has it could always run: `-Infinity`. Of a horse at work counts what its session leaves.
 */
export const mayRunAt = (horse: Rested & { atWork: AtWork | null }): number =>
  reachedAt(horse, ENERGY_TO_RUN);

/** From when a horse is rested, and would not run tired, likewise. */
export const restedAt = (horse: Rested & { atWork: AtWork | null }): number =>
  reachedAt(horse, ENERGY_RESTED);

function reachedAt({ atWork, ...rested }: Rested & { atWork: AtWork | null }, percent: number) {
  const { energy, conditionAt } = atWork ? { ...atWork, conditionAt: atWork.until } : rested;
  if (energy >= percent) return -Infinity;
  const missing = (100 - percent) / (100 - energy);
  const hours = Math.log(missing) / Math.log(1 - hourlyReturn(middlingTalents.recovery));
  return conditionAt + Math.ceil((hours * HOUR) / MINUTE) * MINUTE;
}

/** Work or a race begun with less energy than this, in percent, overreaches a horse. */
export const TOO_TIRED = 25;

/** The energy in percent that a race costs: 30, and one more for every 80 m. */
export function raceCost(distance: number): number {
  return 30 + distance / 80;
}

/** Energy in percent after a race over a distance in metres. */
export function energyAfterRace(energy: number, distance: number): number {
  return Math.max(0, Math.round(energy - raceCost(distance)));
}
