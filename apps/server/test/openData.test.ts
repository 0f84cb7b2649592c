import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY } from '@furlong/game/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FurlongServer, startServer } from '../src/index.ts';
import { newDirectory, settingsFor } from './dataDirectory.ts';

const directory = newDirectory();
let server: FurlongServer;
/** A day with a race that is over. */
let day: string;

beforeAll(async () => {
  server = await startServer(settingsFor(directory));
  const { data } = await server.backend
    .from('races')
    .select('off_at')
    .eq('status', 'finished')
    .order('off_at')
    .limit(1)
    .single();
  day = (data?.off_at ?? '').slice(0, 10);
});
afterAll(async () => {
  await server.stop();
  directory.remove();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/data/${path}`, { headers });

const example = fileURLToPath(
  new URL('../../../packages/game/examples/verifyDay.ts', import.meta.url),
);

/** Runs the example, and tells what it said; rejects where it ends with an error. */
const verifyDay = async (site: string) =>
  (await promisify(execFile)(process.execPath, [example, site, day])).stdout;

it('gives what the example verifies a day with', async () => {
  const { races } = await (await ask(`${day}/races.json`)).json();
  expect(races.length).toBeGreaterThan(0);
  const said = await verifyDay(server.url);
  expect(said.match(/^Verified: /gm)).toHaveLength(races.length);
  expect(said).toContain(`${races.length} races on ${day}`);
});

it('shows in the example what was changed', async () => {
  const told = await (await ask(`${day}/races.json`)).json();
  const [first, second] = told.races[0].published.runners;
  [first.place, second.place] = [second.place, first.place];
  const forger = createServer((_, answer) => answer.end(JSON.stringify(told)));
  await new Promise<void>((resolve) => forger.listen(0, '127.0.0.1', resolve));
  const { port } = forger.address() as AddressInfo;
  await expect(verifyDay(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(`Differs: ${told.races[0].name}`),
  });
  forger.close();
});

it('gives results, seeds and ballots as CSV', async () => {
  const { races } = await (await ask(`${day}/races.json`)).json();
  const lines = async (file: string) => {
    const answer = await ask(`${day}/${file}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    return (await answer.text()).trimEnd().split('\r\n');
  };
  const [raceHead = '', ...raceLines] = await lines('races.csv');
  expect(raceHead).toContain('race_id,race,off_at,track,distance_m,');
  expect(raceLines).toHaveLength(races.length);
  expect(raceLines[0]).toContain(races[0].published.seed);
  const runners = races.flatMap((race: { runners: unknown[] }) => race.runners);
  const [runnerHead, ...runnerLines] = await lines('runners.csv');
  expect(runnerHead).toContain(',place,time_s,horse_id,horse,');
  expect(runnerLines).toHaveLength(runners.length);
  expect(runnerLines[0]).toContain(runners[0].horse);
  expect((await lines('ballots.csv'))[0]).toContain(',turn,runs,horse_id,');
  expect((await lines('previews.csv'))[0]).toContain(',draw,horse_id,chance_percent,score');
});

it('tells nothing of a race that is not over', async () => {
  const ahead = await server.backend.from('races').select('id, off_at').eq('status', 'open');
  expect(ahead.data?.length).toBeGreaterThan(0);
  const today = new Date().toISOString().slice(0, 10);
  const told = await (await ask(`${today}/races.json`)).text();
  for (const { id } of ahead.data ?? []) expect(told).not.toContain(id);
});

it('need not be asked for again, a day that is over least of all', async () => {
  const today = await ask(`${new Date().toISOString().slice(0, 10)}/runners.csv`);
  expect(today.headers.get('cache-control')).toBe('public, max-age=60');
  const before = await ask('2026-01-05/runners.csv');
  expect(before.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(before.headers.get('access-control-allow-origin')).toBe('*');
  const etag = today.headers.get('etag') ?? '';
  expect(etag).not.toBe(before.headers.get('etag'));
  const again = await ask(`${new Date().toISOString().slice(0, 10)}/runners.csv`, {
    'if-none-match': etag,
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it.each([
  ['2026-02-30/races.json', 400, 'Name a day like 2026-11-27.'],
  ['yesterday/races.json', 400, 'Name a day like 2026-11-27.'],
  [
    `${new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10)}/races.json`,
    404,
    'That day has not begun.',
  ],
  [
    '2026-11-27/horses.csv',
    404,
    'A day has these files: races.json, races.csv, runners.csv, ballots.csv, previews.csv.',
  ],
  ['2026-11-27/toString', 404, 'A day has these files'],
])('says why it has no %s', async (path, status, sentence) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toContain(sentence);
});

it('lists the races of the day for search engines, and says of each what it is', async () => {
  const list = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const races = await (await ask(`${day}/races.json`)).json();
  const [first] = races.races;
  expect(list).toContain(`<loc>${server.url}/races/${first.id}</loc>`);
  const page = await (await fetch(`${server.url}/races/${first.id}`)).text();
  const [, data = ''] = /"application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'SportsEvent',
    name: first.name,
    url: `${server.url}/races/${first.id}`,
  });
});
