import { minutesBetweenRaces } from '../../src/races/minutesBetweenRaces.ts';
import { programme } from '../../src/races/programme.ts';
import { hashText } from '../../src/random/hashText.ts';
import { sfc32 } from '../../src/random/sfc32.ts';
import { DAY, WEEK } from '../../src/season/durations.ts';
import { EPOCH, SEASON_WEEKS } from '../../src/season/season.ts';
import { houseHorses } from '../../src/stables/houseHorses.ts';
import { talentSource } from '../../src/stables/talentSource.ts';
import { Economy } from './economy.ts';
import { printSeason, type SeasonFacts } from './print.ts';
import { declare, runAndSettle } from './raceday.ts';
import { enrol, foundStable, type SeasonHorse, type SeasonStable } from './stable.ts';
import { endWeek, trainToday, visitRing } from './week.ts';

const STABLES_AT_FIRST = 60;
const NEWCOMERS_A_WEEK = 4;
const GRANT = 25_000;

/** Plays a season of twelve weeks with stables of bots, and prints what became of their money. */
export function playSeason(seed: number): void {
  const began = performance.now();
  const source = sfc32(seed, 0, 0, 0x5ea5);
  const economy = new Economy();
  const talents = talentSource((name) => [seed, hashText(name), 0, 0x7a1e]);
  const house = houseHorses(seed, 0, talents).map((birth) => enrol(birth.name, birth, null, EPOCH));
  const stables: SeasonStable[] = [];
  const horses: SeasonHorse[] = [];
  const fields: number[] = [];
  const join = (at: number) => {
    const stable = foundStable(stables.length, at, source);
    economy.pay(stable, 'grants', GRANT);
    stables.push(stable);
    horses.push(...stable.horses);
  };
  for (let stable = 0; stable < STABLES_AT_FIRST; stable++) join(EPOCH);
  for (let day = 0; day < SEASON_WEEKS * 7; day++) {
    const from = EPOCH + day * DAY;
    for (const stable of stables) {
      trainToday(stable, day, from, economy);
      const bought = visitRing(stable, `horse ${horses.length}`, from, economy, source);
      if (bought !== null) horses.push(bought);
    }
    const everyMinutes = minutesBetweenRaces(horses.length);
    for (const race of programme({ from, to: from + DAY, everyMinutes, seed })) {
      const field = declare(race, horses, house, source);
      fields.push(field.length);
      if (field.length > 1) runAndSettle(race, field, economy, source);
    }
    if (day % 7 !== 6) continue;
    for (const stable of stables) endWeek(stable, economy);
    const next = from + DAY;
    if (next < EPOCH + SEASON_WEEKS * WEEK) {
      for (let newcomer = 0; newcomer < NEWCOMERS_A_WEEK; newcomer++) join(next);
    }
  }
  const facts: SeasonFacts = { stables, horses, fields, economy };
  printSeason(seed, facts, (performance.now() - began) / 1000);
}
