import { giveRole, type ServiceBackend } from '@furlong/backend/service';
import { seasonAt } from '@furlong/game/rules';
import { planHistory, type Steward } from '@furlong/steward';
import type { StartStep } from '../http/starting.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { enterDemoHorses } from './demoEntries.ts';
import {
  type DemoDeps,
  type DemoOwner,
  dateBackDemoStable,
  keepDemoHorsesFit,
  keepDemoPassword,
  refereeStable,
  seeDemoNews,
  signUpDemoOwner,
} from './demoOwner.ts';

/** So long a first programme has been open when the game is ready, ms: a race is off within as long. */
const headStart = 2 * 60 * 1000;

/**
 * Makes the game ready to be visited: on the first start its stables, horses, the demo owner and referee, and the last days'
 * racing with the end of the season before; on every start their password, the races that fell due
 * meanwhile, the next hour's programme, and horses for sale. Every step may be repeated, so a start that was
 * cut off is taken up where it ended.
 */
export async function bootstrap(
  deps: DemoDeps & {
    steward: Steward;
    backend: ServiceBackend;
    referee: DemoOwner;
    historyDays: number;
    /** Whether races are run by themselves. */
    racing: boolean;
    /** The database's clock, in ms since 1970. */
    now: () => Promise<number>;
    /** Told what begins. */
    begin: (step: string) => void;
    /** Told how far a long step is. */
    progress: (step: Required<StartStep>) => void;
  },
): Promise<void> {
  const { database, steward, historyDays, racing, begin, progress } = deps;
  const now = await deps.now();
  const history = planHistory({ days: historyDays, to: now });
  const { beginsAt, resumesAt, season } = history;
  const isNew = !(await hasProgramme(database));
  const asReferee = { ...deps, demo: deps.referee };
  if (isNew) {
    begin('Founding stables, registering horses');
    await steward.registerHouseHorses(beginsAt, season);
    const stableId = await signUpDemoOwner(deps);
    await dateBackDemoStable(database, { stableId, at: beginsAt });
    // Its starter came with the stable: what is founded with it is known by that.
    const demoHorses = await steward.registerDemoHorses({ stableId, season, at: beginsAt + 1 });
    const roomId = await signUpDemoOwner(asReferee, refereeStable);
    await dateBackDemoStable(database, { stableId: roomId, at: beginsAt });
    const message = `Running the races of the last ${historyDays} days`;
    begin(message);
    await steward.runHistory({
      ...history,
      demoHorses,
      onResume: () => keepDemoHorsesFit(database, { demoHorses, at: resumesAt }),
      onRace: (done, of) => progress({ message: `${message}: ${done} of ${of}`, done, of }),
    });
    await seeDemoNews(database, stableId);
    if (racing) await steward.openProgramme((await deps.now()) - headStart);
  }
  await keepDemoPassword(deps);
  const roomId = await signUpDemoOwner(asReferee, refereeStable);
  await keepDemoPassword(asReferee);
  await giveRole(deps.backend, { stableId: roomId, role: 'referee', at: now });
  const overdue = await steward.runDueRaces({ at: now });
  if (overdue.length > 0) begin(`Ran ${overdue.length} races that fell due meanwhile`);
  await steward.openChampionships(now);
  await steward.openProgramme(now);
  await steward.stockSalesRing(now);
  if (isNew && seasonAt(beginsAt) < season) await enterDemoHorses(deps);
}

/** The programme is opened when the history is complete, so its races tell that it is. */
async function hasProgramme(database: GameDatabase): Promise<boolean> {
  const [row] = await database.rows(
    "select exists (select from public.races where slot not like 'history %') as opened",
  );
  return row?.opened === true;
}
