// A server in a process of its own, for tests that kill it. On a message it runs all races that
// are due at a time, and kills itself so many milliseconds after a settlement was sent.
import { Worker } from 'node:worker_threads';
import { createServiceBackend } from '@furlong/backend/service';
import { createSteward } from '@furlong/steward';
import { startServer } from '../src/index.ts';

interface Order {
  at: number;
  /** Which settlement of this round it dies in, from 1. */
  settlement: number;
  afterMs: number;
}

const [dataDir = '', siteDir = '', historyDays = ''] = process.argv.slice(2);
const server = await startServer({
  dataDir,
  siteDir,
  port: 0,
  steward: false,
  historyDays: Number(historyDays),
});

/** A thread that kills the whole process, whatever the main thread is doing then. */
const executioner = new Worker(
  `const { parentPort } = require('node:worker_threads');
   const clock = new Int32Array(new SharedArrayBuffer(4));
   parentPort.on('message', (ms) => {
     Atomics.wait(clock, 0, 0, ms);
     process.kill(process.pid, 'SIGKILL');
   });
   parentPort.postMessage('ready');`,
  { eval: true },
);

async function race({ at, settlement, afterMs }: Order) {
  let settlements = 0;
  const backend = createServiceBackend({
    url: server.url,
    secretKey: server.secretKey,
    fetch: (input, init) => {
      if (String(input).endsWith('/rpc/settle_race')) {
        settlements += 1;
        if (settlements === settlement) executioner.postMessage(afterMs);
      }
      return fetch(input, init);
    },
  });
  await createSteward({ backend, name: 'embedded' }).runDueRaces({ at });
  process.send?.({ survived: true });
}

process.on('message', (order: Order) => race(order));
executioner.once('message', () => {
  const { url, publishableKey, demo } = server;
  process.send?.({ url, publishableKey, demo });
});
