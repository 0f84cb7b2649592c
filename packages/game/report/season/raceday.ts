import { ENGINE } from '../../src/engine/engines.ts';
import type { RaceResult } from '../../src/engine/result.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { noBonuses } from '../../src/equipment/effects.ts';
import { afterRun, effectsOf } from '../../src/equipment/outfit.ts';
import { type Entrant, makeCard } from '../../src/fairness/makeCard.ts';
import { ageAt } from '../../src/horses/age.ts';
import { speedLostToAge } from '../../src/horses/ageing.ts';
import { drawJockeys } from '../../src/jockeys/bookJockeys.ts';
import { conditionsMet, isNoviceStable, suitable } from '../../src/races/entry.ts';
import { shareForPlaces } from '../../src/races/prizes.ts';
import type { PlannedRace } from '../../src/races/programme.ts';
import { type RatingChange, ratingAfter } from '../../src/races/ratingAfter.ts';
import { weights } from '../../src/races/weights.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { DAY } from '../../src/season/durations.ts';
import { afterRace } from '../../src/training/afterRace.ts';
import { overTime } from '../../src/training/overTime.ts';
import type { Economy } from './economy.ts';
import { guideOf } from './ring.ts';
import { isPlayed, type SeasonHorse } from './stable.ts';

/** House horses fill a field up to this number. */
const TARGET = 9;
/** Declares a field: players' horses first, in an order drawn by lot, then the house's longest idle. */
export function declare(
  race: PlannedRace,
  horses: readonly SeasonHorse[],
  house: readonly SeasonHorse[],
  source: Source,
): SeasonHorse[] {
  const chosen: SeasonHorse[] = [];
  const lots = horses
    .filter((horse) => wants(horse, race))
    .map((horse) => ({ horse, lot: uniform(source) }))
    .sort((a, b) => a.lot - b.lot);
  for (const { horse } of lots) {
    const isAlone = chosen.every(({ stable }) => stable !== horse.stable);
    if (chosen.length < race.maxEntries && isAlone) chosen.push(horse);
  }
  const free = house
    .filter((horse) => isEligible(horse, race))
    .sort((a, b) => (a.lastRunAt ?? 0) - (b.lastRunAt ?? 0));
  return [...chosen, ...free.slice(0, Math.max(0, TARGET - chosen.length))];
}

/** True for a horse for which the race is, by specialty and conditions. */
export function isEligible(horse: SeasonHorse, race: PlannedRace): boolean {
  const { birth, rating, wins } = horse;
  return (
    suitable(birth.specialty, race.suitableFor) && conditionsMet(race, { ...birth, rating, wins })
  );
}

/** A stable runs a horse that is fit and rested, where it may and can pay. */
function wants(horse: SeasonHorse, race: PlannedRace): boolean {
  const { stable } = horse;
  if (stable === null || !isEligible(horse, race)) return false;
  if (race.noviceStablesOnly && !isNoviceStable({ createdAt: stable.foundedAt }, race.offAt))
    return false;
  // Nobody lets a horse be claimed for less than it is worth.
  if (race.claimPrice !== null) {
    const { claimPrice, offAt } = race;
    if (horse.saleableFrom > offAt || guideOf(horse, offAt) > claimPrice) return false;
  }
  return isReady(horse, race);
}

/** True for a player's horse that is fit and rested, and whose stable would pay so much for a run. */
export function isReady(
  horse: SeasonHorse,
  { offAt, entryFee }: Pick<PlannedRace, 'offAt' | 'entryFee'>,
): boolean {
  const { stable, lastRunAt } = horse;
  if (stable === null || horse.retired || !isPlayed(stable, offAt)) return false;
  const { enters, keeps } = stable.strategy;
  if (entryFee > 0 && stable.credits - entryFee < keeps.entry) return false;
  if (offAt - (lastRunAt ?? 0) < enters.rest) return false;
  return overTime(horse.training, offAt).energy >= enters.energy;
}

/** A runner with what it came to. */
export interface Finished {
  readonly horse: SeasonHorse;
  readonly place: number;
  /** Whole dollars. */
  readonly prize: number;
}

/** Runs the race, pays the prizes of players' horses, and moves ratings and fitness. */
export function runAndSettle(
  race: PlannedRace,
  field: readonly SeasonHorse[],
  economy: Economy,
  source: Source,
): Finished[] {
  const drawn = field
    .map((horse) => ({ horse, lot: uniform(source) }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ horse }) => horse);
  const entrants = drawn.map((horse) => entrantOf(horse, race.offAt));
  const riders = drawJockeys(race.slot, entrants.length);
  const card = makeCard({ ...race, engine: ENGINE, raceId: race.slot }, entrants, riders);
  const result = runRace(card, [source(), source(), source(), source()]);
  return settle(race, drawn, result, economy);
}

/** House yards send their horses out as they were born; a bot's horse is as its work has left it. */
function entrantOf(
  { id, rating, birth, training, stable, lastRunAt, won, outfit }: SeasonHorse,
  offAt: number,
): Entrant {
  const { sex, birthSeason, style, condition, energy, talents } = birth;
  const horse = { horseId: id, rating, sex, birthSeason, style, wonThisSeason: won };
  if (stable === null) {
    return {
      ...horse,
      condition,
      energy,
      talents,
      kit: noBonuses,
      lastRunAt: null,
      lostToAge: 0,
      overreached: false,
    };
  }
  const today = overTime(training, offAt);
  return {
    ...horse,
    condition: today.condition,
    energy: today.energy,
    talents: { ...talents, ...today.talents },
    overreached: today.overreached,
    kit: effectsOf(outfit),
    lastRunAt,
    lostToAge: speedLostToAge(ageAt(birthSeason, offAt)),
  };
}

function settle(
  race: PlannedRace,
  drawn: readonly SeasonHorse[],
  { runners }: RaceResult,
  economy: Economy,
): Finished[] {
  const finished = weights(
    race,
    drawn.map((horse) => ({
      ...horse.birth,
      rating: horse.rating,
      wonThisSeason: horse.won,
      horse,
    })),
  ).map(({ runner: { horse }, pounds, allowance }) => {
    const finish = runners.find(({ horseId }) => horseId === horse.id);
    if (finish === undefined) throw new Error(`${horse.id} did not finish.`);
    return { horse, weight: pounds, allowance, place: finish.place, timeMs: finish.timeMs };
  });
  const changes = ratingAfter({
    distance: race.distance,
    runners: finished.map(({ horse, ...run }) => ({
      ...run,
      horseId: horse.id,
      rating: horse.rating,
      runs: horse.runs,
      isHouse: horse.stable === null,
      lostInFourWeeks: lostSince(horse, race.offAt - 28 * DAY),
    })),
  });
  const ratings = new Map(changes.map((change) => [change.horseId, change]));
  const shares = shareForPlaces(race.purse, finished);
  for (const { runner, prize } of shares) {
    const { horse, place } = runner;
    horse.lastRunAt = race.offAt;
    if (horse.stable === null) continue;
    economy.charge(horse.stable, 'entry fees', race.entryFee);
    economy.pay(horse.stable, 'prizes', prize);
    horse.stable.prizes += prize;
    if (place === 1) win(horse, race);
    rate(horse, ratings.get(horse.id), race.offAt);
    horse.runs++;
    horse.runsThisWeek++;
    horse.outfit = afterRun(horse.outfit);
    horse.training = afterRace(horse.training, race.distance, race.offAt);
  }
  return shares.map(({ runner: { horse, place }, prize }) => ({ horse, place, prize }));
}

function win(horse: SeasonHorse, { grade, offAt }: PlannedRace): void {
  horse.wins++;
  horse.won.push(grade);
  if (horse.stable && isNoviceStable({ createdAt: horse.stable.foundedAt }, offAt)) {
    horse.stable.earlyWins++;
  }
}

function rate(horse: SeasonHorse, rated: RatingChange | undefined, at: number): void {
  if (rated === undefined) throw new Error(`${horse.id} was not rated.`);
  horse.rating = rated.after;
  if (rated.change < 0) horse.falls.push({ at, pounds: -rated.change });
}

function lostSince({ falls }: SeasonHorse, from: number): number {
  return falls.reduce((sum, { at, pounds }) => sum + (at >= from ? pounds : 0), 0);
}
