import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readKeys } from '../../src/directory/keys.ts';
import { openEmbedded } from '../../src/embedded/embedded.ts';
import { startServer } from '../../src/index.ts';
import { Outbox } from '../../src/shared/outbox.ts';
import { directoryWithDatabase, settingsFor, type TestDirectory } from '../dataDirectory.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
let directory: TestDirectory;

beforeAll(async () => {
  directory = directoryWithDatabase();
  await (await startServer(settingsFor(directory))).stop();
  await inDatabase(`
    create function public.runaway() returns integer language plpgsql as
      $$ begin loop null; end loop; end $$`);
  await inDatabase('grant execute on function public.runaway to service_role');
});

afterAll(() => directory.remove());

/** Runs a statement while no server has the directory. */
async function inDatabase(sql: string) {
  const { dataDir } = directory;
  const database = await openEmbedded({
    directory: dataDir,
    keys: readKeys(dataDir),
    outbox: new Outbox(dataDir),
    siteUrl: 'http://127.0.0.1',
    durable: false,
  });
  try {
    return await database.rows(sql);
  } finally {
    await database.close();
  }
}

it('a server that is told to end during a statement that does not ends it, closes, and keeps all data', async () => {
  const before = await inDatabase('select count(*)::int as races from public.races');
  const { dataDir, siteDir } = directory;
  const env = { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir, PORT: '0' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes('Ctrl-C ends it')) break;
    }
    child.stdout.on('data', (text) => {
      said += text;
    });
    const [, url] = /The game +(http:\/\/127\.0\.0\.1:\d+)/.exec(said) ?? [];
    const attack = fetch(`${url}/rest/v1/rpc/runaway`, {
      method: 'POST',
      headers: { apikey: readKeys(dataDir).secretKey, 'content-type': 'application/json' },
      body: '{}',
    }).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect(await Promise.race([attack, 'still running'])).toBe('still running');

    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(said).toContain('All data is kept');
    // Nobody is cut off: who has asked is told that it was too much.
    expect(await attack).toBe(504);
  } finally {
    child.kill('SIGKILL');
  }
  expect(await inDatabase('select * from private.check_everything()')).toEqual([]);
  const [{ races } = {}] = await inDatabase('select count(*)::int as races from public.races');
  expect(Number(races)).toBeGreaterThanOrEqual(Number(before[0]?.races));
});
