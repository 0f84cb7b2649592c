// The thread of the database: everything that PostgreSQL computes, and nothing that must go on
// while it computes. The main thread sends one request at a time, and ends the thread whole when
// one takes too long, because nothing else stops a statement of PGlite.
import { format } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { DatabaseFunctions, MainFunctions } from './messages.ts';
import { openSupabase } from './supabase.ts';

if (parentPort === null) throw new Error('This runs as a thread of the server only.');
const port = parentPort;

let opened: Omit<DatabaseFunctions, 'open'>;

const main = createBirpc<MainFunctions, DatabaseFunctions>(
  {
    open: async (order) => {
      opened = await openSupabase(order, { send: (mail) => main.sendMail(mail) }, (payload) =>
        main.told.asEvent(payload),
      );
    },
    fetch: (request) => opened.fetch(request),
    rows: (sql, parameters) => opened.rows(sql, parameters),
    close: () => opened.close(),
  },
  {
    post: (message) => port.postMessage(message),
    on: (listener) => port.on('message', listener),
    timeout: -1,
  },
);

// A thread's console would write after the answer that it belongs to has been given.
console.error = (...values) => main.logError.asEvent(format(...values));
