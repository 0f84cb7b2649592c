import {
  type Backend,
  buyHorse,
  enterRace,
  GameError,
  myHorses,
  myUpcomingEntries,
  myWaitingHorses,
  myWallets,
  type OwnHorse,
  racesToEnter,
  salesRing,
  startTraining,
  type Wallets,
} from '@furlong/backend';
import type { BotStrategy } from '@furlong/game/bots';
import { DAY, energyAt, middlingTalents, type SessionProgrammeId } from '@furlong/game/rules';
import { askForRace, joinAnyRequest } from './askForRace.ts';

const turns = ['speed', 'endurance', 'agility'] as const satisfies readonly SessionProgrammeId[];

/** Of a hundred rested horses that find no race, for so many a morning a race is asked for. */
const ASKS = 0.1;

const anyHorse = {
  ...{ text: '', price: null, age: null, sex: null, rating: null, specialty: null },
  ...{ surface: null, runs: null, seller: null },
} as const;

/** A stable that plays by itself, by the functions that a player's page calls. */
export class Bot {
  readonly #backend: Backend;
  readonly #strategy: BotStrategy;
  /** Sessions a week for each horse. */
  readonly #sessions: number;
  readonly #random: () => number;
  readonly #foundedAt = Date.now();

  /** @param random numbers from 0 to below 1, of its own */
  constructor(backend: Backend, strategy: BotStrategy, random: () => number) {
    this.#backend = backend;
    this.#strategy = strategy;
    this.#random = random;
    const [fewest, most] = strategy.sessions;
    this.#sessions = fewest + Math.floor((most - fewest + 1) * random());
  }

  /** A morning: it may buy a horse, enters those that are rested or asks for races, and trains some of the others. */
  async playDay(day: number): Promise<void> {
    if (Date.now() >= this.#foundedAt + this.#strategy.plays) return;
    if (day % 7 === 0) await this.#visitRing();
    const entries = await myUpcomingEntries(this.#backend);
    const waiting = await myWaitingHorses(this.#backend);
    const engaged = new Set([...entries.map(({ horseId }) => horseId), ...waiting.keys()]);
    const trains = day % 2 === 0 && (day % 7) / 2 < this.#sessions;
    for (const horse of await myHorses(this.#backend)) {
      if (horse.atWork !== null || engaged.has(horse.id)) continue;
      const entered =
        this.#isRested(horse) && ((await this.#enter(horse)) || (await this.#request(horse)));
      if (!entered && trains && this.#isWanted(horse)) await this.#train(horse, day);
    }
  }

  #isRested({ energy, conditionAt, lastRunAt }: OwnHorse): boolean {
    const { enters } = this.#strategy;
    const now = Date.now();
    const rested = lastRunAt === null || now - lastRunAt >= enters.rest;
    return rested && energyAt(energy, conditionAt, now, middlingTalents.recovery) >= enters.energy;
  }

  /** A horse that finds races pays for its work: it has run in the last ten days. */
  #isWanted({ lastRunAt }: OwnHorse): boolean {
    return this.#strategy.careless || (lastRunAt !== null && Date.now() - lastRunAt < 10 * DAY);
  }

  async #enter({ id: horseId }: OwnHorse): Promise<boolean> {
    const funds = sum(await myWallets(this.#backend)) - this.#strategy.keeps.entry;
    const races = await racesToEnter(this.#backend, { horseId, limit: 12 });
    const open = races.filter(
      ({ entryFee, entriesCount, houseCount, maxEntries }) =>
        entryFee <= funds && entriesCount - houseCount < maxEntries,
    );
    // A race that counts for a championship goes before the others.
    const counting = open.filter(({ championship }) => championship !== null);
    const wanted = counting.length > 0 ? counting : open;
    const race = wanted[Math.floor(this.#random() * wanted.length)];
    if (race === undefined) return false;
    const request = { raceId: race.id, horseId, requestId: crypto.randomUUID() };
    return done(() => enterRace(this.#backend, { ...request, fromWallet: race.entryFee }));
  }

  /** Runs where other owners ask for a race, or asks for one now and then. */
  async #request(horse: OwnHorse): Promise<boolean> {
    const funds = sum(await myWallets(this.#backend)) - this.#strategy.keeps.entry;
    const joined = await done(() =>
      joinAnyRequest(this.#backend, { horse, stableId: horse.stableId, funds }),
    );
    if (joined || this.#random() >= ASKS) return joined;
    return done(() => askForRace(this.#backend, { horse, funds, random: this.#random }));
  }

  async #train({ id: horseId }: OwnHorse, day: number): Promise<void> {
    const wallets = await myWallets(this.#backend);
    if (sum(wallets) < this.#strategy.keeps.training) return;
    const programme = turns[day % turns.length] ?? 'speed';
    const requestId = crypto.randomUUID();
    const fromWallet = Math.min(wallets.wallet, 500);
    await done(() => startTraining(this.#backend, { horseId, programme, requestId, fromWallet }));
  }

  async #visitRing(): Promise<void> {
    const { boxes, keeps, puts } = this.#strategy;
    const [horses, wallets] = [await myHorses(this.#backend), await myWallets(this.#backend)];
    const budget = puts * (sum(wallets) - keeps.horses);
    if (horses.length >= boxes || budget <= 0) return;
    const { listings } = await salesRing(this.#backend, {
      search: anyHorse,
      order: 'cheapest',
      limit: 40,
    });
    const [best] = listings
      .filter(({ price }) => price <= budget)
      .toSorted((a, b) => b.horse.rating - a.horse.rating);
    if (best === undefined) return;
    const { horse, price } = best;
    const request = { horseId: horse.id, price, requestId: crypto.randomUUID() };
    await done(() => buyHorse(this.#backend, { ...request, fromWallet: wallets.wallet }));
  }
}

const sum = ({ credits, wallet }: Wallets) => credits + wallet;

/** False if the game refused it, at which a bot shrugs, or where `act` says that there was nothing to do. */
async function done(act: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await act()) !== false;
  } catch (error) {
    if (error instanceof GameError && error.code !== 'server_failed') return false;
    throw error;
  }
}
