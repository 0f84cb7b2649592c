import { MINUTE, seasonAt } from '@furlong/game/rules';
import { type DemoHorse, registerDemoHorses } from './bootstrap/registerDemoHorses.ts';
import { registerHouseHorses } from './bootstrap/registerHouseHorses.ts';
import { registerSuccessors } from './bootstrap/renewHouseString.ts';
import type { HistoryPlan } from './history/planHistory.ts';
import { runHistory } from './history/runHistory.ts';
import { leaveAll } from './leaving/leaveAll.ts';
import { chargeAllBoxes } from './market/chargeAllBoxes.ts';
import { consignHouseLots } from './market/consignHouseLots.ts';
import { placeHouseBids } from './market/placeHouseBids.ts';
import { settleDueAuctions } from './market/settleDueAuctions.ts';
import { stockSalesRing } from './market/stockSalesRing.ts';
import { callOffHouseRaces } from './programme/callOffHouseRaces.ts';
import { openChampionships } from './programme/openChampionships.ts';
import { openProgramme } from './programme/openProgramme.ts';
import { RaceDay, type RaceReport } from './raceday/raceDay.ts';
import { runDueRequests } from './requests/runDueRequests.ts';
import { nextDue } from './scheduler/nextDue.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { turnSeasons } from './season/turnSeasons.ts';
import { type StewardOptions, withDefaults } from './shared/settings.ts';
import { trainUntil } from './training/trainUntil.ts';

/** Races that another steward opened so much later than this one would are left to it, in ms. */
const CLOCKS_APART = 5 * MINUTE;

/** All times are in ms since 1970. Every function may be repeated: it does what is not done yet. */
export interface Steward {
  /**
   * Founds the house stables and registers their horses, of an age for `season` (that of `at` unless given),
   * those of its crop too. Later crops come with the turn of a season.
   */
  registerHouseHorses: (at: number, season?: number) => Promise<void>;
  /** Registers the demonstration stable's five horses, and returns them for its history. */
  registerDemoHorses: (stable: {
    stableId: string;
    season: number;
    at: number;
  }) => Promise<DemoHorse[]>;
  /**
   * Runs the races of the past, and returns how many; `onRace` is told after each how far it is, `onResume`
   * before those of the last days.
   */
  runHistory: (
    history: HistoryPlan & {
      demoHorses: readonly DemoHorse[];
      onRace?: (done: number, of: number) => void;
      onResume?: () => Promise<void>;
    },
  ) => Promise<number>;
  /** Does each step of the turn of a season that is due, once. */
  turnSeasons: (at: number) => Promise<void>;
  /** Charges every stable for its boxes in the week that is over. */
  chargeBoxes: (at: number) => Promise<void>;
  /** Lets every stable leave whose week is over and that has nothing under way. */
  leaveAll: (at: number) => Promise<void>;
  /** Keeps the house's horses in the sales ring. */
  stockSalesRing: (at: number) => Promise<void>;
  /** Keeps some of them under the hammer instead. */
  consignHouseLots: (at: number) => Promise<void>;
  /** Lets the house's stables bid on them, as the policy says. */
  placeHouseBids: (at: number) => Promise<void>;
  /** Opens the races of the coming hour, and returns the ids of those opened now. */
  openProgramme: (at: number) => Promise<string[]>;
  /** Draws the finals that are due, and opens the races of the championships. */
  openChampionships: (at: number) => Promise<void>;
  /**
   * Brings the training of all horses up to the time given, then closes, starts and settles every race
   * that is due then, earliest first.
   */
  runDueRaces: (due: { at: number }) => Promise<RaceReport[]>;
  /** Opens the races of requests that are full, and ends those whose time is up. */
  runDueRequests: (at: number) => Promise<void>;
  /** Lets the hammer fall on every auction whose time is up and whose horse is neither in a race nor at work. */
  settleDueAuctions: (at: number) => Promise<void>;
  /** Keeps the programme open, and takes each step of each race when it is due, from now on. */
  start: () => void;
  /** Finishes the current round, and starts nothing more. */
  stop: () => Promise<void>;
}

/** The worker of race day. Any number of them can share one database. */
export function createSteward(options: StewardOptions): Steward {
  const settings = withDefaults(options);
  const { backend, horizonMinutes, now, onError } = settings;
  const raceDay = new RaceDay(settings);
  let lastRound: Promise<unknown> = Promise.resolve();
  let openedUntil: number | null = null;
  let championshipsOpenedUntil = 0;
  let registeredSeason: number | null = null;

  // Under one name the database would give the same race to both of two rounds at once.
  const runDueRaces = ({ at }: { at: number }) => {
    const round = lastRound.then(async () => {
      // A field is made of its horses as their work has left them.
      await trainUntil(settings, at);
      const reports = await raceDay.runDue(at);
      // A horse that was racing when its next session fell due had to be home first.
      if (reports.length > 0) await trainUntil(settings, at);
      return reports;
    });
    lastRound = round.catch(() => undefined);
    return round;
  };
  const openUntilHorizon = async (at: number) => {
    const to = at + horizonMinutes * MINUTE;
    if (openedUntil === null || openedUntil > to) {
      // A clock that is put back, now or before this start, leaves races that it opened too early:
      // beyond the horizon they keep house horses from this hour.
      await callOffHouseRaces(backend, { from: to + CLOCKS_APART, at });
      openedUntil = at;
    }
    const raceIds = await openProgramme(settings, { from: Math.max(openedUntil, at), to, at });
    openedUntil = to;
    return raceIds;
  };
  const openDueChampionships = async (at: number) => {
    // A clock that was put back is one of the moments before.
    const since = championshipsOpenedUntil < at ? championshipsOpenedUntil : 0;
    if (await openChampionships(settings, { since, at })) championshipsOpenedUntil = at;
  };
  const registerSeason = async (at: number, season = seasonAt(at)) => {
    if (season === registeredSeason) return;
    await registerHouseHorses(backend, { season, at });
    // A steward that retired horses may not have come to register those that follow them.
    await registerSuccessors(backend, at);
    registeredSeason = season;
  };
  const runDueJobs = async () => {
    const at = await now();
    if (registeredSeason === null) await registerSeason(at);
    const reports = await runDueRaces({ at });
    await runDueRequests(settings, at);
    await settleDueAuctions(settings, at);
    await openUntilHorizon(at);
    await openDueChampionships(at);
    await leaveAll(backend, at);
    await chargeAllBoxes(backend, at);
    await turnSeasons(settings, at);
    await stockSalesRing(backend, at);
    await consignHouseLots(backend, at);
    await placeHouseBids(backend, at);
    const last = reports.at(-1)?.outcome;
    if (last === 'failed') return null;
    return last === 'waiting' ? 0 : (await nextDue(settings, at)) - at;
  };
  const scheduler = new Scheduler({ task: runDueJobs, onError });

  return {
    registerHouseHorses: registerSeason,
    registerDemoHorses: (stable) => registerDemoHorses(backend, stable),
    runHistory: (history) => runHistory(settings, history),
    turnSeasons: (at) => turnSeasons(settings, at),
    leaveAll: (at) => leaveAll(backend, at),
    chargeBoxes: (at) => chargeAllBoxes(backend, at),
    stockSalesRing: (at) => stockSalesRing(backend, at),
    consignHouseLots: (at) => consignHouseLots(backend, at),
    placeHouseBids: (at) => placeHouseBids(backend, at),
    openProgramme: openUntilHorizon,
    openChampionships: openDueChampionships,
    runDueRaces,
    runDueRequests: (at) => runDueRequests(settings, at),
    settleDueAuctions: (at) => settleDueAuctions(settings, at),
    start: () => scheduler.start(),
    stop: () => scheduler.stop(),
  };
}
