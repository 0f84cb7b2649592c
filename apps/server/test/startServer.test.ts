import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import {
  createBackend,
  futureRaces,
  myActivity,
  myHorses,
  myWallets,
  raceResults,
  signIn,
} from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDirectory } from '../src/directory/lock.ts';
import { type FurlongServer, startServer } from '../src/index.ts';
import {
  directoryWithDatabase,
  newDirectory,
  settingsFor,
  type TestDirectory,
} from './dataDirectory.ts';

let directory: TestDirectory;
let server: FurlongServer;
let ready = 0;

beforeAll(async () => {
  directory = newDirectory();
  // Long enough for some of the demo owner's horses to have found races that suit them.
  server = await startServer({ ...settingsFor(directory), historyDays: 3, steward: {} });
  ready = Date.now();
});

afterAll(async () => {
  await server.stop();
  directory.remove();
});

function visitor() {
  return createBackend({ url: server.url, key: server.publishableKey });
}

async function demoOwner() {
  const backend = visitor();
  await signIn(backend, server.demo);
  return backend;
}

describe('the first start', () => {
  it('opens on a world with a past and a programme', async () => {
    expect((await raceResults(visitor(), {})).length).toBeGreaterThanOrEqual(4);
    const { count } = await server.backend
      .from('races')
      .select('*', { count: 'exact', head: true });
    expect(count).toBeGreaterThan(30);
  });

  it('has a race off within two minutes, for who comes to watch one', async () => {
    const { data } = await server.backend
      .from('races')
      .select('off_at')
      .gte('off_at', new Date(ready).toISOString())
      .order('off_at')
      .limit(1)
      .single();
    expect(Date.parse(data?.off_at ?? '') - ready).toBeLessThan(120_000);
  });

  it('has a demo owner with six horses, results, money spent and news', async () => {
    const backend = await demoOwner();
    const horses = await myHorses(backend);
    expect(horses).toHaveLength(6);
    expect(horses.filter(({ runs }) => runs > 0).length).toBeGreaterThan(0);
    const { credits, wallet } = await myWallets(backend);
    expect(credits).toBeLessThanOrEqual(25_000);
    expect(wallet).toBe(horses.reduce((sum, { earnings }) => sum + earnings, 0));
    expect((await myActivity(backend, { limit: 20 })).length).toBeGreaterThan(1);
  });

  it('compresses a long response of the API for who can read it, and leaves a short one', async () => {
    const answers: Response[] = [];
    const reader = createBackend({
      url: server.url,
      key: server.publishableKey,
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('accept-encoding', 'gzip');
        const answer = await fetch(input, { ...init, headers });
        answers.push(answer);
        return answer;
      },
    });
    expect(await raceResults(reader, { limit: 20 })).toHaveLength(20);
    const [long] = answers;
    expect(long?.headers.get('content-encoding')).toBe('gzip');
    expect(long?.headers.get('vary')).toMatch(/accept-encoding/i);
    const short = await fetch(`${server.url}/rest/v1/wallets?select=kind,balance,takes_prizes`, {
      headers: { apikey: server.publishableKey, 'accept-encoding': 'gzip' },
    });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(await short.json()).toEqual([]);
  });

  it('gives the page the key of this game', async () => {
    const page = await (await fetch(server.url)).text();
    expect(page).toContain(`content="${server.publishableKey}"`);
  });

  it('says in the head of a race’s page who won it, and of one to come what it is', async () => {
    const [race] = await raceResults(visitor(), { limit: 1 });
    const pageOf = async (id: string | undefined) =>
      (await fetch(`${server.url}/races/${id}`)).text();
    const run = await pageOf(race?.id);
    expect(run).toContain(`<title data-preview="page">${race?.name} · Furlong</title>`);
    expect(run).toMatch(
      /"og:description" content=".+ won the .+ \(.+\), \d+\sm on .+ at .+ in (\d:)?\d\d\.\d\d\./,
    );
    expect(run).toContain(`og:image" content="${server.url}/pictures/races/${race?.id}.png?v=`);
    const [next] = await futureRaces(visitor(), { limit: 1 });
    expect(await pageOf(next?.id)).toMatch(
      /"og:description" content=".+, \d+\sm on .+ Off .+ UTC\."/,
    );
  });

  it('serves its secrets nowhere', async () => {
    const keys = JSON.parse(readFileSync(join(directory.dataDir, 'keys.json'), 'utf8'));
    const secrets = [keys.secretKey, keys.jwtSecret, keys.demoPassword];
    const paths = [
      '/',
      '/assets/main-12345678.js',
      '/keys.json',
      '/.data/keys.json',
      '/outbox.json',
    ];
    paths.push(
      '/auth/v1/settings',
      '/auth/v1/health',
      '/rest/v1/races',
      '/auth/v1/.well-known/jwks.json',
    );
    for (const path of paths) {
      const headers = { apikey: server.publishableKey };
      const text = await (await fetch(`${server.url}${path}`, { headers })).text();
      for (const secret of secrets) expect(text.includes(secret), path).toBe(false);
    }
  });

  it.runIf(process.platform !== 'win32')('keeps its keys and mails to itself', () => {
    for (const file of ['keys.json', 'outbox.jsonl']) {
      expect(statSync(join(directory.dataDir, file)).mode & 0o077).toBe(0);
    }
  });
});

describe('a second server on the same directory', () => {
  it('is refused, and the first goes on', async () => {
    await expect(startServer(settingsFor(directory))).rejects.toThrow(/already running on/);
    expect((await raceResults(visitor(), {})).length).toBeGreaterThan(0);
  });
});

describe('a stop', () => {
  it('answers the requests that are in, and frees the directory', async () => {
    const asked = Array.from({ length: 20 }, () =>
      fetch(`${server.url}/rest/v1/wallets?select=kind,balance,takes_prizes`, {
        headers: { apikey: server.publishableKey },
      }),
    );
    const settled = Promise.allSettled(asked);
    // A request is in once the server has begun to read it; the first surely is.
    await asked[0];
    await server.stop();
    const answers = await settled;
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value.status).toBe(200);
    }
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    lockDirectory(directory.dataDir)();
  });

  it('is followed by a start that has kept all data', async () => {
    const keys = readFileSync(join(directory.dataDir, 'keys.json'), 'utf8');
    const logged: string[] = [];
    server = await startServer({ ...settingsFor(directory), log: (line) => logged.push(line) });
    expect(readFileSync(join(directory.dataDir, 'keys.json'), 'utf8')).toBe(keys);
    expect(logged.join()).toContain('Opening the database');
    expect(logged.join()).not.toContain('Founding');
    expect(await myHorses(await demoOwner())).toHaveLength(6);
    expect((await raceResults(visitor(), {})).length).toBeGreaterThanOrEqual(4);
  });
});

describe('a start that cannot be', () => {
  it('refuses weak keys, and leaves the directory free', async () => {
    await server.stop();
    const path = join(directory.dataDir, 'keys.json');
    const keys = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...keys, jwtSecret: 'short' }));
    await expect(startServer(settingsFor(directory))).rejects.toThrow(/shorter than 32 bytes/);
    lockDirectory(directory.dataDir)();
  });

  it('can once the keys are deleted; the new password of the demo owner is the one it says', async () => {
    rmSync(join(directory.dataDir, 'keys.json'));
    const { password } = server.demo;
    server = await startServer(settingsFor(directory));
    expect(server.demo.password).not.toBe(password);
    expect(await myHorses(await demoOwner())).toHaveLength(6);
  });

  it('says that the port is taken, and leaves the directory free', async () => {
    const other = newDirectory();
    const port = Number(new URL(server.url).port);
    await expect(startServer({ ...settingsFor(other), port })).rejects.toThrow(/Port \d+ .+ taken/);
    expect(readdirSync(other.dataDir)).toEqual(['keys.json', 'server.lock']);
    lockDirectory(other.dataDir)();
    other.remove();
  });

  it('says that another version made the data, and leaves the directory free', async () => {
    const older = directoryWithDatabase();
    const database = await PGlite.create(join(older.dataDir, 'pglite'));
    await database.query(
      "insert into supabase_migrations.schema_migrations (version) values ('20251121000100')",
    );
    await database.close();
    await expect(startServer(settingsFor(older))).rejects.toThrow(
      /^This game's data was made by another version of Furlong: its migration 20251121000100 /,
    );
    lockDirectory(older.dataDir)();
    older.remove();
  });

  it('says that the site has not been built, and leaves the directory free', async () => {
    const other = newDirectory();
    const settings = { ...settingsFor(other), siteDir: other.dataDir };
    await expect(startServer(settings)).rejects.toThrow(/has not been built/);
    expect(readdirSync(other.dataDir)).toEqual(['keys.json', 'server.lock']);
    lockDirectory(other.dataDir)();
    other.remove();
  });
});
