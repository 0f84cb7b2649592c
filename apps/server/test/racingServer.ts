// A server in a process of its own, for tests that kill it. On a message it takes every step of the
// races that is due at a time, and kills itself so many milliseconds after one of them was sent.
import { Worker } from 'node:worker_threads';
import { createServiceBackend } from '@furlong/backend/service';
import { createSteward } from '@furlong/steward';
import { startServer } from '../src/index.ts';

interface Order {
  at: number;
  /** The step that it dies in: the start of a race or its settlement. */
  step: 'start_race' | 'settle_race';
  /** Which of them in this round, from 1. */
  number: number;
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

async function race({ at, step, number, afterMs }: Order) {
  let sent = 0;
  const backend = createServiceBackend({
    url: server.url,
    secretKey: server.secretKey,
    fetch: (input, init) => {
      if (String(input).endsWith(`/rpc/${step}`)) {
        sent += 1;
        if (sent === number) executioner.postMessage(afterMs);
      }
      return fetch(input, init);
    },
  });
  await createSteward({ backend, name: 'embedded', morningLineSimulations: 0 }).runDueRaces({ at });
  process.send?.({ survived: true });
}

process.on('message', (order: Order) => race(order));
executioner.once('message', () => {
  const { url, publishableKey, demo } = server;
  process.send?.({ url, publishableKey, demo });
});
