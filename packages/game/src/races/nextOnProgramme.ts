import { MINUTE, WEEK } from '../season/durations.ts';
import { EPOCH, SEASON_WEEKS, seasonAt } from '../season/season.ts';
import { type HorseToEnter, type StableToEnter, suits } from './entry.ts';
import { type PlannedRace, programme } from './programme.ts';

/**
 * In so many slots the programme has had every class over every specialty's distances: half of them are
 * novices', and a lap of the twenty classes comes to each over another specialty's, by turns of four.
 */
const SLOTS_OF_ALL = 160;

/**
 * The first planned race from a moment on that would take a horse: this season's, or, where there is none
 * for it, one of the next, when it is a year older. What it is rated, has won and whether its stable is new
 * count as they are now. Undefined if neither has one.
 * @param from ms since 1970
 * @param everyMinutes whole minutes from one off to the next
 */
export function nextOnProgramme(
  horse: Pick<HorseToEnter, 'sex' | 'specialty' | 'rating' | 'birthSeason' | 'wins'>,
  stable: Pick<StableToEnter, 'createdAt'>,
  { from, everyMinutes }: { readonly from: number; readonly everyMinutes: number },
): PlannedRace | undefined {
  const nextSeason = EPOCH + (seasonAt(from) + 1) * SEASON_WEEKS * WEEK;
  const spacing = everyMinutes * MINUTE;
  for (const begin of [from, nextSeason]) {
    for (let slot = 0; slot < SLOTS_OF_ALL; slot += 1) {
      const span = { from: begin + slot * spacing, to: begin + (slot + 1) * spacing };
      const [race] = programme({ ...span, everyMinutes, seed: null });
      if (race && suits(race, horse, stable, race.offAt)) return race;
    }
  }
  return undefined;
}
