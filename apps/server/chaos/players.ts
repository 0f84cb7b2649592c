import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Backend,
  choosePrizeWallet,
  createBackend,
  enterRace,
  futureRaces,
  GameError,
  myHorses,
  signIn,
  signUp,
  transferWallet,
  withdrawEntry,
} from '@furlong/backend';
import type { GameServer } from './gameServer.ts';
import type { World } from './world.ts';

/** What the players saw. */
export interface Seen {
  /** The ids of the requests that were answered as done. */
  acknowledged: Set<string>;
  /** How long the slowest answer took of a server that was there all the while, in ms, and what it was. */
  slowest: { ms: number; answer: string };
  /** Answers of 500, and those that are no JSON. */
  unclear: string[];
}

/** An answer that has not come by then is no answer, in ms. */
const patience = 20_000;

/** Until it is known what became of a request it is repeated, so often, after such a pause in ms. */
const repeats = 40;
const pause = 1_500;

/** What says nothing about whether the request was done. */
const unknown = new Set(['offline', 'server_failed', 'too_many_requests']);

/** A player with an account, at the servers by chance. */
export class Player {
  readonly #world: World;
  readonly #seen: Seen;
  readonly #backend: Backend;
  readonly #account: { email: string; password: string };
  readonly #name: string;
  readonly #entered: { raceId: string; horseId: string }[] = [];

  constructor(world: World, seen: Seen, number: number) {
    this.#world = world;
    this.#seen = seen;
    this.#name = `Chaos ${number}`;
    this.#account = {
      email: `chaos${number}@stables.example`,
      password: 'a long walk to the gallops',
    };
    const [{ url, publishableKey }] = world.servers;
    this.#backend = createBackend({ url, key: publishableKey, fetch: this.#fetch });
  }

  async join(): Promise<void> {
    const { email } = this.#account;
    await signUp(this.#backend, {
      fullName: this.#name,
      stableName: `${this.#name} Stable`,
      ...this.#account,
    });
    await this.#world.asOperator((client) =>
      client.query('update auth.users set email_confirmed_at = now() where email = $1', [email]),
    );
    await signIn(this.#backend, this.#account);
  }

  /** Plays until it is told to end. */
  async play(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      try {
        await this.#act();
      } catch (error) {
        if (!(error instanceof GameError)) throw error;
        if (error.code === 'not_signed_in') {
          await signIn(this.#backend, this.#account).catch(() => undefined);
        }
      }
      await wait(randomInt(200, 1_200));
    }
  }

  async #act(): Promise<void> {
    const backend = this.#backend;
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
    const races = await futureRaces(this.#backend, { limit: 8 });
    const horses = await myHorses(this.#backend);
    const race = races[randomInt(Math.max(1, races.length))];
    const horse = horses[randomInt(Math.max(1, horses.length))];
    if (race === undefined || horse === undefined) return;
    const entry = { raceId: race.id, horseId: horse.id };
    await this.#once((requestId) => enterRace(this.#backend, { ...entry, requestId }));
    this.#entered.push(entry);
  }

  async #withdraw(): Promise<void> {
    const entry = this.#entered.pop();
    if (entry === undefined) return;
    await this.#once((requestId) => withdrawEntry(this.#backend, { ...entry, requestId }));
  }

  /** Repeats one request until it is done or refused. */
  async #once(act: (requestId: string) => Promise<unknown>): Promise<void> {
    const requestId = randomUUID();
    for (let left = repeats; left > 0; left -= 1) {
      try {
        await act(requestId);
        this.#seen.acknowledged.add(requestId);
        return;
      } catch (error) {
        if (!(error instanceof GameError) || !unknown.has(error.code)) throw error;
        await wait(pause * (0.5 + Math.random()));
      }
    }
  }

  /** Asks a server that is up, as a proxy would choose one. */
  #fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const server = this.#aServer();
    const { pathname, search } = new URL(request.url);
    const { downs } = server;
    const began = performance.now();
    const body = request.body === null ? null : await request.text();
    const { method, headers } = request;
    try {
      const answer = await fetch(`${server.url}${pathname}${search}`, {
        method,
        headers,
        body,
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      this.#note(server, downs, performance.now() - began, `${answer.status} ${pathname}`);
      const unclear = describe(answer, text);
      if (unclear !== '') this.#seen.unclear.push(`${pathname}: ${unclear}`);
      return new Response([204, 304].includes(answer.status) ? null : text, answer);
    } catch (error) {
      this.#note(server, downs, performance.now() - began, `no answer ${pathname}`);
      throw error;
    }
  };

  #note(server: GameServer, downs: number, ms: number, answer: string): void {
    if (server.downs !== downs || ms < this.#seen.slowest.ms) return;
    const at = new Date().toISOString().slice(11, 19);
    this.#seen.slowest = { ms, answer: `${at} ${answer}` };
  }

  #aServer(): GameServer {
    const { servers } = this.#world;
    const up = servers.filter((server) => server.up);
    const [first] = servers;
    return up[randomInt(Math.max(1, up.length))] ?? first;
  }
}

/** What a player cannot make sense of; nothing for the rest. */
function describe({ status }: Response, text: string): string {
  if (status < 500) return '';
  const isSentence = text.startsWith('{') && text.includes('"message"');
  return status === 500 || !isSentence ? `${status} ${text.slice(0, 120)}` : '';
}
