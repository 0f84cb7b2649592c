import { myHorses, myStable } from '@furlong/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer({}, { page: '<!doctype html><head></head><div id="root"></div>' });
});
afterAll(() => server.close());

async function ask(path: string) {
  const answer = await fetch(server.url + path);
  const page = await answer.text();
  const meta = (name: string) =>
    new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`)
      .exec(page)?.[1]
      ?.replaceAll('&#39;', "'");
  return { status: answer.status, page, meta };
}

it('says of a stable and of its horse what a visitor may know', async () => {
  const backend = await signedIn(server, 'Sharer');
  const { id: stableId } = await myStable(backend);
  const [horse] = await myHorses(backend);
  if (horse === undefined) throw new Error('The stable has no horse.');

  const stable = await ask(`/stables/${stableId}`);
  expect(stable.status).toBe(200);
  expect(stable.page).toContain('<title data-preview="page">Sharer Stable · Furlong</title>');
  expect(stable.meta('og:description')).toBe(
    'Sharer Stable, owned by Sharer: 1 horse, 0 wins from 0 runs.',
  );
  expect(stable.meta('og:url')).toBe(`${server.url}/stables/${stableId}`);

  const ofHorse = await ask(`/horses/${horse.id}?utm_source=chat`);
  expect(ofHorse.meta('og:title')).toBe(horse.name);
  expect(ofHorse.meta('og:description')).toContain(`of Sharer Stable, by ${horse.sire}`);
  expect(ofHorse.page).toContain(`rel="canonical" href="${server.url}/horses/${horse.id}"`);
});

it.each(['races', 'horses', 'stables'])('answers 404 for %s that are not there', async (kind) => {
  const { status, page, meta } = await ask(`/${kind}/0190f2aa-0000-7000-8000-000000000001`);
  expect([status, meta('og:title')]).toEqual([404, 'Page not found']);
  expect(page).toContain('<div id="root">');
});

it('answers 404 without a question to the database for what can be nothing', async () => {
  const before = server.reached();
  for (const path of [
    '/races/x',
    '/horses/x',
    '/stables/x',
    '/races/track/ascot',
    '/no/such/page',
  ]) {
    expect((await ask(path)).status).toBe(404);
  }
  expect((await ask('/?tab=news&article=checked-races')).meta('og:type')).toBe('article');
  expect((await ask('/fairness')).meta('og:title')).toBe('How a Race Can Be Checked');
  expect(server.reached()).toBe(before);
});

it('lists its pages for search engines, each of them there and everybody’s', async () => {
  const robots = await fetch(`${server.url}/robots.txt`);
  expect(await robots.text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  const list = await fetch(`${server.url}/sitemap.xml`);
  expect(list.headers.get('content-type')).toBe('application/xml');
  const found = (await list.text()).matchAll(/<loc>(.*)<\/loc>/g);
  const urls = [...found].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')));
  expect(urls.map(({ origin }) => origin)).toEqual(urls.map(() => server.url));
  const pages = urls.map(({ pathname, search }) => pathname + search);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toEqual(expect.arrayContaining(['/', '/help', '/races/track/kingsmere']));
  for (const path of pages) {
    const { status, page } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(page).not.toMatch(/<title[^>]*>(Sign in|Page not found)/);
  }
});
