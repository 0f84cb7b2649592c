import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBackend, enterRace, futureRaces, myHorses, signIn, signUp } from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup } from '../src/backup/backup.ts';
import { restore } from '../src/backup/restore.ts';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { type FurlongServer, startServer } from '../src/index.ts';
import { Outbox } from '../src/shared/outbox.ts';
import {
  directoryWithDatabase,
  newDirectory,
  settingsFor,
  type TestDirectory,
} from './dataDirectory.ts';

const main = fileURLToPath(new URL('../src/backupMain.ts', import.meta.url));
let directory: TestDirectory;
let file: string;
let server: FurlongServer;

beforeAll(async () => {
  directory = directoryWithDatabase();
  file = join(directory.siteDir, 'furlong.tgz');
  server = await startServer(settingsFor(directory));
});

afterAll(() => directory.remove());

async function demoOwner({ url, publishableKey, demo }: FurlongServer) {
  const backend = createBackend({ url, key: publishableKey });
  await signIn(backend, demo);
  return backend;
}

/** Enters each horse in the first race that takes it; answers what was acknowledged. */
async function enterAll() {
  const backend = await demoOwner(server);
  const races = await futureRaces(backend, { limit: 18 });
  const entered: { race_id: string; horse_id: string }[] = [];
  for (const { id: horseId } of await myHorses(backend)) {
    for (const { id: raceId } of races) {
      const requestId = crypto.randomUUID();
      const taken = await enterRace(backend, { raceId, horseId, requestId }).catch(() => null);
      if (taken === null) continue;
      entered.push({ race_id: raceId, horse_id: horseId });
      break;
    }
  }
  return entered;
}

/** What the database says that is kept in a data directory on which no server runs. */
async function inspected(dataDir: string, sql: string) {
  const database = await openEmbedded({
    directory: dataDir,
    keys: readKeys(dataDir),
    outbox: new Outbox(dataDir),
    siteUrl: 'http://127.0.0.1',
    durable: false,
  });
  const rows = await database.rows(sql);
  await database.close();
  return rows;
}

describe('a backup of a running server', () => {
  it('holds all that was acknowledged before, and the server that is started on it', async () => {
    const acknowledged = await enterAll();
    expect(acknowledged.length).toBeGreaterThan(0);
    let isOver = false;
    const { url, publishableKey: key } = server;
    const writing = Array.from({ length: 3 }, async (_, writer) => {
      for (let number = 0; !isOver && number < 20; number += 1) {
        const name = `Writer ${writer} ${number}`;
        const email = `${name.replaceAll(' ', '.')}@stables.example`;
        const owner = { fullName: name, stableName: `${name} Stable`, email };
        await signUp(createBackend({ url, key }), { ...owner, password: 'a long walk home' });
      }
    });
    await backup({ dataDir: directory.dataDir, file });
    isOver = true;
    await Promise.all(writing);
    expect(readdirSync(directory.dataDir)).not.toContain('backup');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);

    const restored = newDirectory();
    await restore({ dataDir: restored.dataDir, file });
    const second = await startServer(settingsFor(restored));
    expect(await myHorses(await demoOwner(second))).toHaveLength(6);
    await second.stop();
    const { dataDir } = restored;
    const kept = await inspected(dataDir, 'select race_id, horse_id from public.entries');
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(await inspected(dataDir, 'select * from private.check_everything()')).toEqual([]);
    restored.remove();
  });

  it('is given to nobody without the secret key', async () => {
    const port = readFileSync(join(directory.dataDir, 'backup.port'), 'utf8');
    const headers = { authorization: `Bearer ${server.publishableKey}` };
    expect((await fetch(`http://127.0.0.1:${port}`, { headers })).status).toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(403);
  });

  it('replaces no file', async () => {
    await expect(backup({ dataDir: directory.dataDir, file })).rejects.toThrow(/is there already/);
  });
});

describe('a restore', () => {
  it('replaces no data', async () => {
    const { dataDir } = directory;
    await expect(restore({ dataDir, file })).rejects.toThrow(/holds data/);
  });

  it('leaves nothing behind of a file that is cut off', async () => {
    const other = newDirectory();
    const part = join(other.siteDir, 'part.tgz');
    copyFileSync(file, part);
    truncateSync(part, 100_000);
    mkdirSync(other.dataDir);
    const { dataDir } = other;
    await expect(restore({ dataDir, file: part })).rejects.toThrow(/no whole backup/);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(existsSync(`${dataDir}.restored`)).toBe(false);
    other.remove();
  });
});

describe('the commands', () => {
  beforeAll(() => server.stop());

  it('back up a server that is stopped, and restore it elsewhere', async () => {
    const other = newDirectory();
    const run = (command: string, dataDir: string) =>
      promisify(execFile)(process.execPath, [main, command, 'stopped.tgz'], {
        env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: directory.siteDir },
      });
    expect((await run('backup', directory.dataDir)).stdout).toContain('stopped.tgz');
    await run('restore', other.dataDir);
    expect(readKeys(other.dataDir)).toEqual(readKeys(directory.dataDir));
    const races = 'select count(*)::int as races from public.races';
    expect(await inspected(other.dataDir, races)).toEqual(
      await inspected(directory.dataDir, races),
    );
    other.remove();
  });
});
