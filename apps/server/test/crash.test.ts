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
  noteHorse,
  raceWithEntries,
  signIn,
} from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { startServer } from '../src/index.ts';
import { Outbox } from '../src/shared/outbox.ts';
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

/**
 * Notes something of every horse of the demo owner, and enters it wherever it may run: the races of an hour suit
 * few of them, or none. Answers what was acknowledged, and the last off.
 */
async function enterAll({ url, publishableKey, demo }: Running) {
  const backend = createBackend({ url, key: publishableKey });
  await signIn(backend, demo);
  const acknowledged: { raceId: string; horseId: string }[] = [];
  const noted: string[] = [];
  // Some races go off until then, whoever runs in them.
  let last = Date.now() + 20 * 60_000;
  const races = await futureRaces(backend, { limit: 40 });
  for (const { id: horseId, specialty } of await myHorses(backend)) {
    await noteHorse(backend, { horseId, note: noteOf(horseId), requestId: crypto.randomUUID() });
    noted.push(horseId);
    for (const race of races.filter(({ suitableFor }) => suitableFor.includes(specialty))) {
      const taken = await entered(backend, race, horseId);
      if (!taken) continue;
      acknowledged.push({ raceId: race.id, horseId });
      last = Math.max(last, race.offAt);
      break;
    }
  }
  return { acknowledged, noted, last };
}

const noteOf = (horseId: string) => `Seen on the gallops: ${horseId}.`;

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

const byHorse = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  String(a.horse_id).localeCompare(String(b.horse_id));

/** The checksum of each race that is running: what everybody runs it by. */
async function runningRaces({ url, publishableKey }: Running): Promise<Map<string, string | null>> {
  const backend = createBackend({ url, key: publishableKey });
  const races = await futureRaces(backend, { limit: 40 });
  const running = races.filter(({ status }) => status === 'running');
  const whole = running.map(({ id }) => raceWithEntries(backend, { raceId: id }));
  return new Map((await Promise.all(whole)).map(({ race }) => [race.id, race.checksum]));
}

/** No race takes longer, in ms. */
const longestRace = 240_000;

// Moments before, within and just after the transaction, which takes about 15 ms.
const kills = [
  { step: 'start_race', number: 1, afterMs: 8 },
  { step: 'settle_race', number: 1, afterMs: 3 },
  { step: 'start_race', number: 1, afterMs: 30 },
  { step: 'settle_race', number: 1, afterMs: 14 },
];

describe('a server killed at the off, before the settlement and in the middle of it', () => {
  it('has lost nothing when it starts again, and settles every race once, as it was seen', async () => {
    let acknowledged: { raceId: string; horseId: string }[] = [];
    let noted: string[] = [];
    let last = 0;
    const seen = new Map<string, string | null>();
    for (const [round, kill] of kills.entries()) {
      const running = await racingServer();
      if (round === 0) ({ acknowledged, noted, last } = await enterAll(running));
      for (const [raceId, checksum] of await runningRaces(running)) seen.set(raceId, checksum);
      running.child.send({ at: last + longestRace, ...kill });
      const [, signal] = await once(running.child, 'exit');
      expect(signal).toBe('SIGKILL');
    }
    expect(noted).toHaveLength(6);
    expect(seen.size).toBeGreaterThanOrEqual(1);

    const server = await startServer(settingsFor(directory));
    await server.steward.runDueRaces({ at: last + longestRace });
    for (const [raceId, checksum] of seen) {
      const { race } = await raceWithEntries(server.backend, { raceId });
      expect(race).toMatchObject({ status: 'finished', checksum });
    }
    for (const { raceId, horseId } of acknowledged) {
      const { race, runners } = await raceWithEntries(server.backend, { raceId });
      expect(race).toMatchObject({ status: 'finished', voidReason: null });
      expect(runners.find((runner) => runner.horseId === horseId)?.place).toBeGreaterThan(0);
    }
    await server.stop();

    await inspected(async (rows) => {
      expect(await rows('select * from private.check_everything()')).toEqual([]);
      const notes = await rows('select horse_id, note from private.horse_notes');
      expect(notes.sort(byHorse)).toEqual(
        noted.map((horseId) => ({ horse_id: horseId, note: noteOf(horseId) })).sort(byHorse),
      );
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
