import { voidRace } from '@furlong/backend/service';
import { type ChampionshipRace, HOUR, seasonAt, seasonSpan } from '@furlong/game/rules';
import type { DemoHorse } from '../bootstrap/registerDemoHorses.ts';
import { stockSalesRing } from '../market/stockSalesRing.ts';
import { fieldSizes } from '../programme/fieldSizes.ts';
import { prepare, sizesOf } from '../programme/openChampionships.ts';
import { openPlannedRace } from '../programme/openPlannedRace.ts';
import { closeRace } from '../raceday/closeRace.ts';
import { settleRace } from '../raceday/settleRace.ts';
import { startRace } from '../raceday/startRace.ts';
import { turnSeasons } from '../season/turnSeasons.ts';
import type { StewardSettings } from '../shared/settings.ts';
import { DemoEntries } from './demoEntries.ts';
import type { HistoryPlan, PastRace } from './planHistory.ts';

/**
 * Runs the races of the past with the real engine, as they would have been run then: every race is opened,
 * filled, closed, started and settled at its own time, and a season that ends among them is turned. A second
 * call runs only what the first has not.
 *
 * @param history as `planHistory` has it; `demoHorses` are entered where a race suits them; `onRace` is told
 *   after each race how many are done, and of how many; `onResume` before the first of its last days.
 * @returns how many races were run.
 */
export async function runHistory(
  settings: StewardSettings,
  history: HistoryPlan & {
    demoHorses: readonly DemoHorse[];
    onRace?: (done: number, of: number) => void;
    onResume?: () => Promise<void>;
  },
): Promise<number> {
  const { beginsAt, resumesAt, season, races } = history;
  const demoEntries = new DemoEntries(history.demoHorses, beginsAt);
  const seasonBegins = seasonSpan(season).from;
  let turned = seasonAt(beginsAt) === season;
  const turn = async () => {
    await turnSeasons(settings, seasonBegins);
    turned = true;
  };
  // The ring's own horses first: a turn fills it with two-year-olds.
  if (!turned) await stockSalesRing(settings.backend, beginsAt);
  let run = 0;
  for (const [index, planned] of races.entries()) {
    if (planned.offAt >= resumesAt && (races[index - 1]?.offAt ?? beginsAt) < resumesAt) {
      await history.onResume?.();
    }
    if (!turned && planned.offAt >= seasonBegins) await turn();
    const openAt = Math.max(beginsAt, planned.offAt - HOUR);
    if (await runPastRace(settings, { planned, openAt }, demoEntries)) run += 1;
    history.onRace?.(index + 1, races.length);
  }
  if (!turned) await turn();
  return run;
}

const isOfChampionship = (planned: PastRace): planned is ChampionshipRace =>
  planned.championship !== null;

async function runPastRace(
  settings: StewardSettings,
  { planned, openAt }: { planned: PastRace; openAt: number },
  demoEntries: DemoEntries,
): Promise<boolean> {
  const { backend } = settings;
  // Slots of their own: those of the programme belong to races that visitors can enter.
  const slot = `history ${planned.slot}`;
  // A beacon's round that is long out binds nobody.
  const withoutBeacon = { ...settings, beaconAddresses: [] };
  if (isOfChampionship(planned)) await prepare(settings, planned, openAt);
  const sizes = isOfChampionship(planned) ? sizesOf(planned) : fieldSizes(planned.offAt);
  const opened = await openPlannedRace(withoutBeacon, {
    planned: { ...planned, slot },
    sizes: { ...sizes, opening: 0 },
    at: openAt,
  });
  if (opened === null) return false;
  const { raceId, seed, engine, closesAt } = opened;
  try {
    await demoEntries.declare(backend, { raceId, planned, at: openAt });
  } catch (error) {
    // Refused, for too few credits perhaps: the race is run without it.
    settings.onError(`Race ${raceId} refused the demo stable's entry:`, error);
  }
  const frozen = await closeRace(backend, {
    race: { ...planned, raceId, engine },
    seed,
    at: closesAt,
    morningLineSimulations: 0,
  });
  if (frozen === null) {
    await voidRace(backend, {
      raceId,
      reason: 'too_few_runners',
      beaconSignature: null,
      at: closesAt,
    });
    return false;
  }
  const { inputs } = frozen;
  const race = await startRace(backend, {
    ...frozen,
    seed,
    beaconSignature: null,
    at: planned.offAt,
  });
  if (race.finishesAt === null) throw new Error(`Race ${raceId} was started without an end.`);
  const settled = await settleRace(backend, { race, inputs, at: race.finishesAt });
  demoEntries.recordResult({ ...settled, offAt: planned.offAt });
  return true;
}
