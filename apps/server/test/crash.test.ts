import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createBackend,
  enterRace,
  futureRaces,
  GameError,
  type ListedRace,
  myHorses,
  raceWithEntries,
  signIn,
} from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { Outbox } from '../src/embedded/outbox.ts';
import { startServer } from '../src/index.ts';
import { directoryWithDatabase, settingsFor, type TestDirectory } from './dataDirectory.ts';

interface Running {
  child: ChildProcess;
  url: string;
  publishableKey: string;
  demo: { email: string; password: string };
}

let directory: TestDirectory;
const children: ChildProcess[] = [];

beforeAll(() => {
  directory = directoryWithDatabase();
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  directory.remove();
});

async function racingServer(): Promise<Running> {
  const script = fileURLToPath(new URL('./racingServer.ts', import.meta.url));
  const child = fork(script, [directory.dataDir, directory.siteDir, '0.125']);
  children.push(child);
  const [started] = await once(child, 'message');
  return { child, ...started };
}

/** Enters every horse of the demo owner wherever it may run; answers what was acknowledged. */
async function enterAll({ url, publishableKey, demo }: Running) {
  const backend = createBackend({ url, key: publishableKey });
  await signIn(backend, demo);
  const acknowledged: { raceId: string; horseId: string }[] = [];
  const races = await futureRaces(backend, { limit: 40 });
  for (const { id: horseId, specialty } of await myHorses(backend)) {
    for (const race of races.filter(({ suitableFor }) => suitableFor.includes(specialty))) {
      const taken = await entered(backend, race, horseId);
      if (!taken) continue;
      acknowledged.push({ raceId: race.id, horseId });
      break;
    }
  }
  return { acknowledged, last: Math.max(...races.map(({ offAt }) => offAt)) };
}

async function entered(
  backend: ReturnType<typeof createBackend>,
  race: ListedRace,
  horseId: string,
) {
  try {
    await enterRace(backend, { raceId: race.id, horseId, requestId: crypto.randomUUID() });
    return true;
  } catch (error) {
    if (error instanceof GameError && error.code !== 'server_failed') return false;
    throw error;
  }
}

/** What the database itself says, read on the files that the killed servers have left. */
async function inspected<Answer>(
  look: (rows: (sql: string) => Promise<Record<string, unknown>[]>) => Promise<Answer>,
): Promise<Answer> {
  const { dataDir } = directory;
  const embedded = await openEmbedded({
    directory: dataDir,
    keys: readKeys(dataDir),
    outbox: new Outbox(dataDir),
    siteUrl: 'http://127.0.0.1',
    durable: false,
  });
  const answer = await look(embedded.rows);
  await embedded.close();
  return answer;
}

describe('a server killed in the middle of a settlement', () => {
  it('has lost nothing when it starts again, and settles every race once', async () => {
    let acknowledged: { raceId: string; horseId: string }[] = [];
    let last = 0;
    // Moments before, within and just after the transaction, which takes about 15 ms.
    for (const [round, afterMs] of [3, 8, 14, 22].entries()) {
      const running = await racingServer();
      if (round === 0) ({ acknowledged, last } = await enterAll(running));
      running.child.send({ at: last, settlement: 2 + round, afterMs });
      const [, signal] = await once(running.child, 'exit');
      expect(signal).toBe('SIGKILL');
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);

    const server = await startServer(settingsFor(directory));
    await server.steward.runDueRaces({ at: last });
    for (const { raceId, horseId } of acknowledged) {
      const { race, runners } = await raceWithEntries(server.backend, { raceId });
      expect(race.status).toBe('finished');
      expect(runners.find((runner) => runner.horseId === horseId)?.place).toBeGreaterThan(0);
    }
    await server.stop();

    await inspected(async (rows) => {
      expect(await rows('select * from private.check_everything()')).toEqual([]);
      const paidTwice = await rows(
        `select a.race_id from private.transactions t
         join private.postings p on p.transaction_id = t.id
         join private.accounts a on a.id = p.account_id and a.kind = 'pool'
         where t.kind = 'prizes' group by a.race_id having count(distinct t.id) > 1`,
      );
      expect(paidTwice).toEqual([]);
      const notRun = await rows(
        `select id from public.races
         where off_at <= to_timestamp(${last / 1000}) and status <> 'finished'`,
      );
      expect(notRun).toEqual([]);
    });
  });
});
