import { myHorses, myStable } from '@furlong/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';
import { builtPictures } from './builtPictures.ts';
import { readPng } from './readPng.ts';

let server: BareServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const built = await builtPictures();
  remove = built.remove;
  const page = '<!doctype html><head></head><div id="root"></div>';
  server = await bareServer({}, { page, drawing: built.script });
});
afterAll(async () => {
  await server.close();
  await remove();
});

/** The picture that the head of a page names. */
async function pictureOf(path: string) {
  const page = await (await fetch(server.url + path)).text();
  const [, url] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  if (url === undefined) throw new Error(`${path} names no picture.`);
  expect(page).toContain('property="og:image:width" content="1200"');
  expect(page).toContain('property="og:image:height" content="630"');
  expect(page).toContain('name="twitter:card" content="summary_large_image"');
  return url;
}

const whole = { width: 1200, height: 630, bytes: 630 * (1 + 1200 * 4), ended: true };

async function drawn(url: string) {
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return { answer, png: Buffer.from(await answer.arrayBuffer()) };
}

it('is drawn for the club, a track, a stable and a horse, each another', async () => {
  const backend = await signedIn(server, 'Painter');
  const { id } = await myStable(backend);
  const [horse] = await myHorses(backend);
  const pages = ['/', '/races/track/port-regis', `/stables/${id}`, `/horses/${horse?.id}`];
  const pictures: Buffer[] = [];
  for (const page of pages) {
    const { answer, png } = await drawn(await pictureOf(page));
    expect(readPng(png)).toEqual(whole);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    pictures.push(png);
  }
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(pages.length);
});

it('is the club’s for every page that has none of its own', async () => {
  const club = await pictureOf('/');
  for (const page of ['/fairness', '/?tab=news&article=checked-races', '/stable']) {
    expect(await pictureOf(page)).toBe(club);
  }
});

it('is not sent again while it is the same, and asked for anew where no version is named', async () => {
  const { answer } = await drawn(`${server.url}/pictures/club.png`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
  const again = await fetch(`${server.url}/pictures/club.png`, { headers: known });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

it.each([
  'races/0190f2aa-0000-7000-8000-000000000001',
  'horses/0190f2aa-0000-7000-8000-000000000001',
  'stables/x',
  'races/track/ascot',
  '../keys',
])('is not there for %s', async (page) => {
  expect((await fetch(`${server.url}/pictures/${page}.png`)).status).toBe(404);
});
