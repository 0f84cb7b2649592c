import { renewCalendarSecret } from '@furlong/backend';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

it('is answered at its secret address to whoever knows it, and is dead once that is renewed', async () => {
  const backend = await signedIn(server, 'Planner');
  const renew = () => renewCalendarSecret(backend, { requestId: crypto.randomUUID() });
  const ask = (secret: string) => fetch(`${server.url}/calendar/${secret}.ics`);
  const secret = await renew();

  const answer = await ask(secret);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Furlong');

  const next = await renew();
  const dead = await ask(secret);
  expect(dead.status).toBe(404);
  expect(await dead.json()).toMatchObject({
    message: 'No calendar has this address. It may have been renewed since.',
  });
  expect((await ask(next)).status).toBe(200);
});

it('is asked for by nothing but a secret', async () => {
  const before = server.reached();
  for (const path of ['x.ics', `${'f'.repeat(64)}.txt`, `${'F'.repeat(64)}.ics`, '']) {
    expect((await fetch(`${server.url}/calendar/${path}`)).status).toBe(404);
  }
  expect(server.reached()).toBe(before);
});
