import type { HouseHorse } from './stable.ts';

/** The horses of the house stables, the same for the same seed; ages are those of `season`. */
export function houseHorses(seed: number, season: number): HouseHorse[] {
  throw new Error(`${seed} ${season}`);
}

/** The two-year-olds alone: a fresh crop for every season. */
export function houseNovices(seed: number, season: number): HouseHorse[] {
  throw new Error(`${seed} ${season}`);
}
