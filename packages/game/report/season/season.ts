import { championshipProgramme } from '../../src/championships/calendar.ts';
import { isByInvitation } from '../../src/championships/raceChampionship.ts';
import { minutesBetweenRaces } from '../../src/races/minutesBetweenRaces.ts';
import { purseAt } from '../../src/races/prizeSubsidy.ts';
import { programme } from '../../src/races/programme.ts';
import { hashText } from '../../src/random/hashText.ts';
import { sfc32 } from '../../src/random/sfc32.ts';
import { DAY, HOUR, WEEK } from '../../src/season/durations.ts';
import { EPOCH, SEASON_WEEKS, seasonAt } from '../../src/season/season.ts';
import type { TalentSource } from '../../src/stables/breed.ts';
import { houseHorses, houseNovices } from '../../src/stables/houseHorses.ts';
import { talentSource } from '../../src/stables/talentSource.ts';
import { Auctions } from './auctions.ts';
import { Championships } from './championships.ts';
import { Claims } from './claims.ts';
import { Economy } from './economy.ts';
import type { SeasonFacts } from './facts.ts';
import { declare, runAndSettle } from './raceday.ts';
import { Requests } from './requests.ts';
import { Ring } from './ring.ts';
import { enrol, foundStable, type SeasonHorse, type SeasonStable } from './stable.ts';
import { buyKit, chargeBoxes, trainToday } from './week.ts';

const STABLES_AT_FIRST = 60;
const NEWCOMERS_A_WEEK = 5;
const GRANT = 25_000;

/** The season of the launch, in which all are newcomers, one to settle and one to judge. */
const SEASONS = 3;
const DAYS = SEASONS * SEASON_WEEKS * 7;

/** Plays the game's first three seasons of twelve weeks with stables of bots. */
export function playSeasons(seed: number): SeasonFacts {
  const source = sfc32(seed, 0, 0, 0x5ea5);
  const economy = new Economy();
  const talents = talentSource((name) => [seed, hashText(name), 0, 0x7a1e]);
  const house = houseHorses(seed, 0, talents).map((birth) => enrol(birth.name, birth, null, EPOCH));
  const ring = new Ring(seed, talents);
  const stables: SeasonStable[] = [];
  const horses: SeasonHorse[] = [];
  const fields: number[] = [];
  const championships = new Championships();
  const requests = new Requests();
  const claims = new Claims();
  const auctions = new Auctions();
  championships.beginSeason();
  const join = (at: number) => {
    const stable = foundStable(stables.length, at, source);
    economy.pay(stable, 'grants', GRANT);
    stables.push(stable);
    horses.push(...stable.horses);
  };
  for (let stable = 0; stable < STABLES_AT_FIRST; stable++) join(EPOCH);
  for (let day = 0; day < DAYS; day++) {
    const from = EPOCH + day * DAY;
    if (day > 0 && day % (SEASON_WEEKS * 7) === 0) {
      house.push(...startSeason(seed, talents, { horses, stables }, from));
      championships.beginSeason();
    }
    ring.stock(stables.length, from);
    for (const stable of stables) {
      trainToday(stable, day, from, economy);
      buyKit(stable, from, economy);
      ring.consign(stable, from);
      const bought = ring.visit(stable, from, economy, source);
      if (bought !== null) horses.push(bought);
    }
    horses.push(...auctions.hold(ring, stables, from, { economy, source }));
    const everyMinutes = minutesBetweenRaces(horses.filter(({ retired }) => !retired).length);
    const season = seasonAt(from);
    const span = { from, to: from + DAY };
    const counting = championshipProgramme(span);
    const planned = [...programme({ ...span, everyMinutes, seed }), ...counting];
    for (const each of planned.sort((a, b) => a.offAt - b.offAt)) {
      const race = { ...each, purse: purseAt(each, economy.percent) };
      const championship = counting.find(({ slot }) => slot === race.slot) ?? null;
      const field =
        championship !== null && isByInvitation(championship.championship)
          ? championships.field(championship, horses, house)
          : declare(race, horses, house, source);
      fields.push(field.length);
      if (field.length < 2) continue;
      championships.settle(championship, season, runAndSettle(race, field, economy, source));
      horses.push(...claims.settle(race, field, { stables, house }, { economy, source }));
    }
    for (const finished of requests.run(horses, from + 22 * HOUR, { economy, source })) {
      fields.push(finished.length);
      championships.settle(null, season, finished);
    }
    if (day % 7 !== 6) continue;
    const next = from + DAY;
    for (const stable of stables) chargeBoxes(stable, next - WEEK, economy);
    economy.closeWeek(stables.length);
    if (day + 1 < DAYS) {
      for (let newcomer = 0; newcomer < NEWCOMERS_A_WEEK; newcomer++) join(next);
    }
  }
  return {
    ...{ stables, horses, fields, prices: ring.prices, economy },
    ...{ championships, requests, claims, auctions },
  };
}

/** Penalties and prizes of the season that is over are forgotten, and the house has new two-year-olds. */
function startSeason(
  seed: number,
  talents: TalentSource,
  { horses, stables }: Pick<SeasonFacts, 'horses' | 'stables'>,
  at: number,
): SeasonHorse[] {
  for (const horse of horses) horse.won.length = 0;
  for (const stable of stables) stable.prizes = 0;
  return houseNovices(seed, seasonAt(at), talents).map((birth) =>
    enrol(birth.name, birth, null, at),
  );
}
