import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { createApp } from '../src/http/app.ts';
import { findClient, trustedProxies } from '../src/http/clientAddress.ts';
import { live } from '../src/http/live.ts';
import { listen } from '../src/http/server.ts';
import { LiveHub } from '../src/live/hub.ts';
import { Outbox } from '../src/shared/outbox.ts';
import { liveScreen } from '../test/liveScreen.ts';

/**
 * Prints how soon a thousand screens that watch one lot are told that it changes, and what that costs the embedded
 * database beside the change itself.
 */
const screens = Number(process.env.SCREENS ?? 1_000);
const changes = 20;

const directory = mkdtempSync(join(tmpdir(), 'furlong-watched-'));
const http = await listen({ host: '127.0.0.1', port: 0, dev: false });
const database = await openEmbedded({
  ...{ directory, keys: readKeys(directory), outbox: new Outbox(directory), siteUrl: http.url },
  durable: false,
});
const hub = new LiveHub();
database.listen(hub);
http.serve(
  createApp()
    .use(findClient(trustedProxies([])))
    .route('/', live(hub)),
);

let asked = 0;
const rows = (...question: Parameters<typeof database.rows>) => {
  asked += 1;
  return database.rows(...question);
};
const lot = `lot:${crypto.randomUUID()}`;
const watching = await Promise.all(
  Array.from({ length: screens }, () => liveScreen(http.url, lot)),
);
await Promise.all(watching.map(({ next }) => next()));

/** As much as a lot with a bid tells. */
const told = (price: number) => ({ id: lot, price, silks: 'x'.repeat(700) });
const times: number[] = [];
const before = process.cpuUsage();
for (let change = 0; change < changes; change += 1) {
  const began = performance.now();
  await rows('select pg_notify($1, $2)', [
    'furlong_live',
    JSON.stringify({ topics: [lot], told: told(change) }),
  ]);
  await Promise.all(
    watching.map(async ({ next }) => {
      await next();
      times.push(performance.now() - began);
    }),
  );
}
const { user, system } = process.cpuUsage(before);
times.sort((one, other) => one - other);
const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
console.log(
  `${screens} screens on one lot, ${changes} changes: told after p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
    `at the latest ${at(0.999999)} ms`,
);
console.log(
  `${asked - changes} requests to the database beside the changes; ` +
    `${((user + system) / 1_000 / changes).toFixed(0)} ms of processor a change, the screens' own included`,
);
for (const { leave } of watching) leave();
hub.close();
await http.close();
await database.close();
rmSync(directory, { recursive: true });
process.exit(0);
