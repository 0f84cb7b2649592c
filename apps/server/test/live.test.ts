import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer } from './bareServer.ts';
import { liveScreen } from './liveScreen.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

const lot = () => `lot:${crypto.randomUUID()}`;

/** Has the database tell of a topic, as a lot that changes does. */
const tell = (topic: string, told: unknown) =>
  server.database.rows('select pg_notify($1, $2)', [
    'furlong_live',
    JSON.stringify({ topics: ['lots', topic], told }),
  ]);

describe('the live channel', () => {
  it('tells all screens of a topic what the database tells, and costs it nothing', async () => {
    const [one, other] = [lot(), lot()];
    const screens = await Promise.all(
      Array.from({ length: 20 }, () => liveScreen(server.url, one)),
    );
    const [all, beside] = [
      await liveScreen(server.url, 'lots'),
      await liveScreen(server.url, other),
    ];
    const runs = await Promise.all([...screens, all, beside].map(({ next }) => next()));
    expect(new Set(runs.map(({ name, data }) => `${name} ${data}`)).size).toBe(1);
    const reached = server.reached();
    await tell(one, { price: 700 });
    await tell(one, { price: 750 });
    const told = await Promise.all([...screens, all].map(({ next }) => next()));
    expect(told.map(({ name }) => name)).toEqual(told.map(() => 'told'));
    expect(told.map(({ data }) => data)).toEqual(told.map(() => [{ price: 700 }, { price: 750 }]));
    expect(server.reached()).toBe(reached);
    await tell(other, { price: 900 });
    expect(await beside.next()).toEqual({ name: 'told', data: [{ price: 900 }] });
    for (const { leave } of [...screens, all, beside]) leave();
  });

  it('tells who comes later how it stands', async () => {
    const topic = lot();
    const first = await liveScreen(server.url, topic);
    await first.next();
    await tell(topic, { price: 1 });
    await tell(topic, { price: 2 });
    await first.next();
    const later = await liveScreen(server.url, topic);
    expect((await later.next()).name).toBe('run');
    expect(await later.next()).toEqual({ name: 'told', data: [{ price: 2 }] });
    first.leave();
    later.leave();
  });

  it('passes on nothing that is not the game’s', async () => {
    const topic = lot();
    const screen = await liveScreen(server.url, topic);
    await screen.next();
    const channel = (payload: string) =>
      server.database.rows('select pg_notify($1, $2)', ['furlong_live', payload]);
    await channel('no JSON');
    await channel('{"topics":["purses"],"told":1}');
    await channel('{"topics":7}');
    await tell(topic, { price: 3 });
    expect(await screen.next()).toEqual({ name: 'told', data: [{ price: 3 }] });
    screen.leave();
  });

  it.for(['', 'lots?', 'lot:1', 'stable:1', 'lot:../..', 'lots,lot:1'])(
    'has no topic %j',
    async (topic) => {
      const answer = await fetch(`${server.url}/live?topic=${encodeURIComponent(topic)}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'bad_request' });
    },
  );

  it('answers whether it is there at once', async () => {
    const answer = await fetch(`${server.url}/live?topic=lots`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  });

  it('is over at once when the server stops', async () => {
    const own = await bareServer();
    const screens = await Promise.all(
      Array.from({ length: 30 }, () => liveScreen(own.url, 'lots')),
    );
    const began = performance.now();
    await own.close();
    expect(performance.now() - began).toBeLessThan(5_000);
    await Promise.all(screens.map(({ over }) => over));
  });
});
