import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  choosePrizeWallet,
  enterRace,
  futureRaces,
  GameError,
  myHorses,
  signIn,
  transferWallet,
  withdrawEntry,
} from '@furlong/backend';
import { type Seen, untilKnown } from './asking.ts';
import type { Owner } from './owner.ts';

/** Plays with an account, at the servers by chance. */
export class Player {
  readonly #seen: Seen;
  readonly #owner: Owner;
  readonly #entered: { raceId: string; horseId: string }[] = [];

  constructor(owner: Owner, seen: Seen) {
    this.#owner = owner;
    this.#seen = seen;
  }

  /** Plays until it is told to end. */
  async play(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      try {
        await this.#act();
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
        if (error.code === 'not_signed_in') {
          await signIn(this.#owner.backend, this.#owner.account).catch(() => undefined);
        }
      }
      await wait(randomInt(200, 1_200));
    }
  }

  async #act(): Promise<void> {
    const { backend } = this.#owner;
    const chance = randomInt(10);
    if (chance < 4) return this.#enter();
    if (chance < 6) return this.#withdraw();
    if (chance < 8) {
      const to = randomInt(2) === 0 ? 'wallet' : 'credits';
      const amount = randomInt(1, 50);
      return this.#once((requestId) => transferWallet(backend, { amount, to, requestId }));
    }
    const prizesTo = randomInt(2) === 0 ? 'wallet' : 'credits';
    return this.#once((requestId) => choosePrizeWallet(backend, { prizesTo, requestId }));
  }

  async #enter(): Promise<void> {
    const races = await futureRaces(this.#owner.backend, { limit: 8 });
    const horses = await myHorses(this.#owner.backend);
    const race = races[randomInt(Math.max(1, races.length))];
    const horse = horses[randomInt(Math.max(1, horses.length))];
    if (race === undefined || horse === undefined) return;
    const entry = { raceId: race.id, horseId: horse.id };
    await this.#once((requestId) => enterRace(this.#owner.backend, { ...entry, requestId }));
    this.#entered.push(entry);
  }

  async #withdraw(): Promise<void> {
    const entry = this.#entered.pop();
    if (entry === undefined) return;
    await this.#once((requestId) => withdrawEntry(this.#owner.backend, { ...entry, requestId }));
  }

  /** Has one request done. */
  async #once(act: (requestId: string) => Promise<unknown>): Promise<void> {
    const requestId = randomUUID();
    await untilKnown(() => act(requestId));
    this.#seen.acknowledged.add(requestId);
  }
}
