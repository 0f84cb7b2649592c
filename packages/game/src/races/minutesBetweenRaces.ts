const MINUTES_A_DAY = 24 * 60;

/** Three to ten days between runs are best for a horse. */
const DAYS_BETWEEN_RUNS = 5;

/** What a field should have; the house fills up what is missing. */
const RUNNERS = 9;

/** A day has at least this many races, however few the horses, and at most one every two minutes. */
const FEWEST_A_DAY = 18;
const CLOSEST_MINUTES = 2;

/**
 * The programme's spacing by demand: whole minutes from one off to the next, 2 to 80, at which every
 * one of the players' horses can run once in five days in fields of nine.
 */
export function minutesBetweenRaces(playersHorses: number): number {
  const wanted = playersHorses / DAYS_BETWEEN_RUNS / RUNNERS;
  return Math.max(CLOSEST_MINUTES, Math.floor(MINUTES_A_DAY / Math.max(FEWEST_A_DAY, wanted)));
}
