import { MINUTE, seasonAt } from '@furlong/game/rules';
import type { Guest } from './history/guests.ts';
import { runHistory } from './history/runHistory.ts';
import { openProgramme } from './programme/openProgramme.ts';
import { Alarm } from './raceday/alarm.ts';
import { RaceDay, type RaceReport } from './raceday/dueRaces.ts';
import { nextDue } from './raceday/nextDue.ts';
import { type StewardOptions, withDefaults } from './settings.ts';
import { stockDemoStable } from './world/demoStable.ts';
import { prepareWorld } from './world/prepareWorld.ts';

/** All times are in ms since 1970. Every function may be repeated: it does what is not done yet. */
export interface Steward {
  /** Founds the house stables and registers their horses, those of the season's crop too. */
  prepareWorld: (at: number) => Promise<void>;
  /** Registers the demonstration stable's five horses, and answers them as guests for a history. */
  stockDemoStable: (stable: { stableId: string; at: number }) => Promise<Guest[]>;
  /** Runs the races of a span of the past; answers how many. */
  runHistory: (span: { from: number; to: number; guests?: readonly Guest[] }) => Promise<number>;
  /** Opens the races of the coming hour; answers the ids of those opened now. */
  openProgramme: (at: number) => Promise<string[]>;
  /** Closes and runs everything due at the time given, earliest first. */
  runDueRaces: (due: { at: number }) => Promise<RaceReport[]>;
  /** Keeps the programme open and runs each race when it is due, from now on. */
  start: () => void;
  /** Finishes what is in hand, and starts nothing more. */
  stop: () => Promise<void>;
}

/** The worker of race day. Any number of them can share one database. */
export function createSteward(options: StewardOptions): Steward {
  const settings = withDefaults(options);
  const { backend, horizonMinutes, now, complain } = settings;
  const raceDay = new RaceDay(settings);
  let inHand: Promise<unknown> = Promise.resolve();
  let openedUntil = 0;
  let peopledSeason: number | null = null;

  // Under one name the database would give the same race to both of two rounds at once.
  const runDueRaces = ({ at }: { at: number }) => {
    const round = inHand.then(() => raceDay.runDue(at));
    inHand = round.catch(() => undefined);
    return round;
  };
  const openUntilHorizon = async (at: number) => {
    const to = at + horizonMinutes * MINUTE;
    const opened = await openProgramme(settings, { from: Math.max(openedUntil, at), to, at });
    openedUntil = Math.max(openedUntil, to);
    return opened;
  };
  // Every season has its own crop of two-year-olds.
  const peopleWorld = async (at: number) => {
    if (seasonAt(at) === peopledSeason) return;
    await prepareWorld(backend, at);
    peopledSeason = seasonAt(at);
  };
  const alarm = new Alarm({
    work: async () => {
      const at = now();
      await peopleWorld(at);
      const reports = await runDueRaces({ at });
      await openUntilHorizon(at);
      return reports.some(({ outcome }) => outcome === 'failed') ? at : nextDue(settings, at);
    },
    now,
    complain,
  });

  return {
    prepareWorld: peopleWorld,
    stockDemoStable: (stable) => stockDemoStable(backend, stable),
    runHistory: (span) => runHistory(settings, span),
    openProgramme: openUntilHorizon,
    runDueRaces,
    start: () => alarm.start(),
    stop: () => alarm.stop(),
  };
}
