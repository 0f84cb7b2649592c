import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  createBackend,
  enterRace,
  futureRaces,
  GameError,
  type ListedRace,
  myHorses,
  signIn,
} from '@furlong/backend';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../src/directory/keys.ts';
import { directoryWithDatabase, type TestDirectory } from '../test/dataDirectory.ts';
import { requestOf } from '../test/requestOf.ts';
import type { Attack, AttackOrder } from './attackers.ts';

/** How many entries are timed under each attack. */
const entries = 100;

/** What a player may wait for an entry under attack, in ms, for 99 of 100. */
const longestWait = 500;

let directory: TestDirectory;
let child: ChildProcess;
let server: { url: string; publishableKey: string; demo: { email: string; password: string } };
let player: ReturnType<typeof createBackend>;
let races: ListedRace[];
let horseIds: string[];

beforeAll(async () => {
  directory = directoryWithDatabase();
  const script = fileURLToPath(new URL('../test/racingServer.ts', import.meta.url));
  child = fork(script, [directory.dataDir, directory.siteDir, '0']);
  [server] = await once(child, 'message');
  player = createBackend({ url: server.url, key: server.publishableKey });
  await signIn(player, server.demo);
  races = await futureRaces(player, { limit: 18 });
  horseIds = (await myHorses(player)).map(({ id }) => id);
});

afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  directory.remove();
});

/** Those who sign in do so as the demonstration owner, each with a token of another account. */
async function armed(attack: Attack): Promise<Attack> {
  if (!attack.paths[0]?.includes('token')) return attack;
  const { jwtSecret } = readKeys(directory.dataDir);
  const exp = Math.floor(Date.now() / 1000) + 900;
  const bearers = Array.from({ length: attack.attackers }, () =>
    sign({ sub: crypto.randomUUID(), exp }, jwtSecret, 'HS256'),
  );
  const init = { ...attack.init, body: JSON.stringify(server.demo) };
  return { ...attack, init, bearers: await Promise.all(bearers) };
}

/** Does work under attack. Returns what the attackers were answered with. */
async function under(attack: Attack, work: () => Promise<void>): Promise<number[]> {
  const headers = { apikey: server.publishableKey, 'content-type': 'application/json' };
  const workerData: AttackOrder = { ...attack, url: server.url, headers };
  const attackers = new Worker(new URL('./attackers.ts', import.meta.url), { workerData });
  await once(attackers, 'message');
  await work();
  attackers.postMessage('tell');
  const [statuses] = await once(attackers, 'message');
  await attackers.terminate();
  return statuses;
}

/** Enters one horse after another; answers how long each entry took, in ms, the longest last. */
async function timedEntries() {
  const times: number[] = [];
  for (let number = 0; number < entries; number += 1) {
    const began = performance.now();
    await entered(number);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/** Also an entry that the rules refuse has been judged by the database, under its locks. */
async function entered(number: number) {
  const raceId = races[number % races.length]?.id ?? '';
  const horseId = horseIds[number % horseIds.length] ?? '';
  try {
    await enterRace(player, { raceId, horseId, requestId: crypto.randomUUID() });
  } catch (error) {
    if (!(error instanceof GameError) || error.code === 'server_failed') throw error;
  }
}

const listed = await requestOf((client) => futureRaces(client, { limit: 18 }));

const nineDeep = Array.from({ length: 9 }).reduce<string>(
  (inner, _, level) => `*,${level % 2 ? 'horses' : 'stables'}(${inner})`,
  'id',
);

describe('an entry of another player', () => {
  it.each<[string, Attack, number[]]>([
    [
      '200 readers at one address',
      {
        attackers: 200,
        paths: [listed],
        init: { method: 'POST', body: '{"p_limit":18}' },
      },
      [200, 429],
    ],
    [
      'regular expressions and embedding nine levels deep',
      {
        attackers: 4,
        paths: [
          `/rest/v1/races?select=*&card=match.${'(a*)'.repeat(4)}%5C1`,
          `/rest/v1/stables?select=${nineDeep}`,
        ],
        init: {},
      },
      [403],
    ],
    [
      'ten accounts that sign in with the right password',
      {
        attackers: 10,
        paths: ['/auth/v1/token?grant_type=password'],
        init: { method: 'POST' },
      },
      [200],
    ],
  ])('is judged in time under %s', async (_, attack, answers) => {
    let times: number[] = [];
    const statuses = await under(await armed(attack), async () => {
      times = await timedEntries();
    });

    // Whose turn does not come within five seconds is told that the server is busy: on a slow machine some.
    expect(statuses.filter((status) => status !== 503)).toEqual(answers);
    expect(times[Math.ceil(times.length * 0.99) - 1]).toBeLessThan(longestWait);
  });
});
