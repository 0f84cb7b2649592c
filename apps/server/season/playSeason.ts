import { choosePrizeWallet } from '@furlong/backend';
import { createServiceBackend, nextDueAt } from '@furlong/backend/service';
import { sfc32, strategyOf, uniform } from '@furlong/game/bots';
import { DAY, EPOCH, HOUR, MINUTE, SEASON_WEEKS, seasonAt, WEEK } from '@furlong/game/rules';
import { createSteward, type Steward } from '@furlong/steward';
import { bootstrap } from '../src/bootstrap/bootstrap.ts';
import { demoOwner, demoReferee } from '../src/bootstrap/demoOwner.ts';
import { Bot } from './bot.ts';
import { machineNow, setClock } from './movedClock.ts';
import { newBot, type SeasonGame, signedIn } from './newBot.ts';

export interface SeasonPlan {
  /** When the play begins, ms since 1970; it ends now. */
  readonly from: number;
  /** Stables of bots, beside the demonstration owner's. */
  readonly stables: number;
  /** Decides the bots; races have the secret seeds that they always have. */
  readonly seed: number;
  readonly racesADay: number;
}

/** When the bots come by each day, UTC: all qualifiers of the day are open by then, and none is off. */
const MORNING = 8 * HOUR + 10 * MINUTE;

/** The first day of the season that was so many weeks ago, ms since 1970. */
export const firstDay = (weeks: number): number =>
  EPOCH + seasonAt(machineNow() - weeks * WEEK) * SEASON_WEEKS * WEEK;

/** Plays a span of the past up to now, as it would have been. The clock has been begun where it begins. */
export async function playSeason(
  game: SeasonGame,
  plan: SeasonPlan,
  tell: (weeks: number, of: number) => Promise<void>,
): Promise<void> {
  const { from } = plan;
  const days = Math.floor((machineNow() - from) / DAY);
  const { backend, steward, nextDue } = stewardOf(game, plan);
  await bootstrap({
    ...{ database: game.database, outbox: game.outbox, url: game.url },
    ...{ publishableKey: game.keys.publishableKey, demo: demoOwner(game.keys), steward },
    ...{ backend, referee: demoReferee(game.keys) },
    ...{ historyDays: 0, racing: false, now: async () => Date.now() },
    ...{ begin: () => {}, progress: () => {} },
  });
  const bots = await foundBots(game, plan);
  for (let day = 0; day < days; day += 1) {
    const morning = from + day * DAY + MORNING;
    setClock(Math.min(morning, machineNow()));
    await keepHouse(steward);
    for (const bot of bots) await bot.playDay(day);
    await raceUntil(steward, nextDue, Math.min(morning + DAY, machineNow()));
    if (day % 7 === 6) await tell((day + 1) / 7, Math.floor(days / 7));
  }
  setClock(machineNow());
  await steward.runDueRaces({ at: Date.now() });
  await keepHouse(steward);
}

function stewardOf({ database, keys, url }: SeasonGame, { racesADay }: SeasonPlan) {
  const backend = createServiceBackend({
    url,
    secretKey: keys.secretKey,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });
  const steward = createSteward({
    backend,
    name: 'season',
    everyMinutes: Math.round((24 * 60) / racesADay),
    // A morning's entries are for the races of a day, and for the first of the next: that opens too late then.
    horizonMinutes: 24 * 60 + 10,
    morningLineSimulations: 0,
    now: async () => Date.now(),
  });
  return { backend, steward, nextDue: () => nextDueAt(backend) };
}

/** The demonstration owner plays like the others, so that its stable has a season behind it. */
async function foundBots(game: SeasonGame, { stables, seed }: SeasonPlan): Promise<Bot[]> {
  const demo = await signedIn(game, demoOwner(game.keys));
  const bots = [newPlayer(demo, seed, 0, 0)];
  for (let number = 1; number <= stables; number += 1) {
    const backend = await newBot(game, number);
    await choosePrizeWallet(backend, { prizesTo: 'credits', requestId: crypto.randomUUID() });
    bots.push(newPlayer(backend, seed, number));
  }
  return bots;
}

function newPlayer(
  backend: ConstructorParameters<typeof Bot>[0],
  seed: number,
  number: number,
  lot?: number,
): Bot {
  const source = sfc32(seed, number, 0, 0xb07);
  const drawn = uniform(source);
  return new Bot(backend, strategyOf(lot ?? drawn), () => uniform(source));
}

/** What a steward sees to beside the races: a day's programme, the turn of a season, boxes, the ring. */
async function keepHouse(steward: Steward): Promise<void> {
  const at = Date.now();
  await steward.runDueRaces({ at });
  await steward.runDueRequests(at);
  if (at < machineNow() - HOUR) await steward.openProgramme(at);
  await steward.openChampionships(at);
  await steward.chargeBoxes(at);
  await steward.turnSeasons(at);
  await steward.stockSalesRing(at);
}

/** Takes each step of the races when it is due, until the moment given. */
async function raceUntil(
  steward: Steward,
  nextDue: () => Promise<number | null>,
  until: number,
): Promise<void> {
  for (;;) {
    await steward.runDueRequests(Date.now());
    const due = await nextDue();
    if (due === null || due >= until) return;
    setClock(due);
    await steward.runDueRaces({ at: Date.now() });
  }
}
