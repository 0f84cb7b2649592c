import { MINUTE, seasonAt } from '@furlong/game/rules';
import { type DemoHorse, registerDemoHorses } from './bootstrap/registerDemoHorses.ts';
import { registerHouseHorses } from './bootstrap/registerHouseHorses.ts';
import { runHistory } from './history/runHistory.ts';
import { callOffHouseRaces } from './programme/callOffHouseRaces.ts';
import { openProgramme } from './programme/openProgramme.ts';
import { RaceDay, type RaceReport } from './raceday/raceDay.ts';
import { nextDue } from './scheduler/nextDue.ts';
import { Scheduler } from './scheduler/scheduler.ts';
import { type StewardOptions, withDefaults } from './shared/settings.ts';

/** All times are in ms since 1970. Every function may be repeated: it does what is not done yet. */
export interface Steward {
  /** Founds the house stables and registers their horses, those of the season's crop too. */
  registerHouseHorses: (at: number) => Promise<void>;
  /** Registers the demonstration stable's five horses, and returns them for its history. */
  registerDemoHorses: (stable: { stableId: string; at: number }) => Promise<DemoHorse[]>;
  /** Runs the races of a span of the past, and returns how many. */
  runHistory: (span: {
    from: number;
    to: number;
    demoHorses: readonly DemoHorse[];
  }) => Promise<number>;
  /** Opens the races of the coming hour, and returns the ids of those opened now. */
  openProgramme: (at: number) => Promise<string[]>;
  /** Closes and runs everything due at the time given, earliest first. */
  runDueRaces: (due: { at: number }) => Promise<RaceReport[]>;
  /** Keeps the programme open and runs each race when it is due, from now on. */
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
  let openedUntil = 0;
  /** The offs of the races that this steward has opened, and that are still to come. */
  const ahead = new Map<string, number>();
  let registeredSeason: number | null = null;

  // Under one name the database would give the same race to both of two rounds at once.
  const runDueRaces = ({ at }: { at: number }) => {
    const round = lastRound.then(() => raceDay.runDue(at));
    lastRound = round.catch(() => undefined);
    return round;
  };
  const openUntilHorizon = async (at: number) => {
    const to = at + horizonMinutes * MINUTE;
    if (openedUntil > to) {
      // The clock was put back. What was opened beyond the horizon keeps house horses from this hour.
      const raceIds = [...ahead].filter(([, offAt]) => offAt >= to).map(([raceId]) => raceId);
      await callOffHouseRaces(backend, { raceIds, at });
      openedUntil = at;
    }
    const opened = await openProgramme(settings, { from: Math.max(openedUntil, at), to, at });
    openedUntil = to;
    for (const { raceId, offAt } of opened) ahead.set(raceId, offAt);
    for (const [raceId, offAt] of ahead) if (offAt < at || offAt >= to) ahead.delete(raceId);
    return opened.map(({ raceId }) => raceId);
  };
  // Every season has its own crop of two-year-olds.
  const registerSeason = async (at: number) => {
    if (seasonAt(at) === registeredSeason) return;
    await registerHouseHorses(backend, at);
    registeredSeason = seasonAt(at);
  };
  const runDueJobs = async () => {
    const at = now();
    await registerSeason(at);
    const reports = await runDueRaces({ at });
    await openUntilHorizon(at);
    return reports.some(({ outcome }) => outcome === 'failed') ? at : nextDue(settings, at);
  };
  const scheduler = new Scheduler({ task: runDueJobs, now, onError });

  return {
    registerHouseHorses: registerSeason,
    registerDemoHorses: (stable) => registerDemoHorses(backend, stable),
    runHistory: (span) => runHistory(settings, span),
    openProgramme: openUntilHorizon,
    runDueRaces,
    start: () => scheduler.start(),
    stop: () => scheduler.stop(),
  };
}
