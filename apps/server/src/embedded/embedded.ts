import type { Keys } from '../directory/keys.ts';
import type { Listener } from '../live/told.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { DatabaseThread, TooMuchWork } from './databaseThread.ts';
import type { DatabaseFunctions, SentRequest, SentResponse } from './messages.ts';
import { Mutex } from './mutex.ts';
import { compilePostgres } from './postgres.ts';

export interface EmbeddedSettings {
  directory: string;
  keys: Keys;
  outbox: Outbox;
  /** Where the site is reached; the links in e-mails lead there. */
  siteUrl: string;
  /** Whether what was acknowledged outlives a loss of power; a crash it outlives always. */
  durable: boolean;
}

export interface EmbeddedDatabase extends GameDatabase {
  /** Runs a task while nothing is written to the database's files, so that they can be copied. */
  atRest: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

/** How long the database may compute for one request, in ms, before its thread is ended. */
const longest = {
  player: 2_000,
  /** Renewing a session is several commits, and must not be ended between two of them. */
  session: 10_000,
  /** What the server itself asks for ends by itself. */
  server: 60_000,
};

/**
 * Opens the database of a data directory and brings it up to date; makes it on the first start,
 * which takes about 3 s. It works in a thread of its own, which is ended and started anew when a
 * request takes too long: requests that wait are answered then.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<EmbeddedDatabase> {
  const { directory, keys, outbox, siteUrl, durable } = settings;
  const postgres = await compilePostgres();
  const listeners = new Set<Listener>();
  const open = async () => {
    const opened = await DatabaseThread.open(
      { directory, keys, siteUrl, postgres, durable },
      {
        sendMail: (mail) => outbox.send(mail),
        logError: (line) => console.error(line),
        told: (payload) => {
          for (const { told } of listeners) told(payload);
        },
      },
    );
    for (const { began } of listeners) began();
    return opened;
  };
  let thread = await open();
  let closed = false;
  const mutex = new Mutex();

  /** Asks in turn. A thread that has ended is followed by a new one before anything is asked. */
  const ask = <Answer>(
    budget: number,
    question: (functions: DatabaseFunctions) => Promise<Answer>,
  ) =>
    mutex.run(async () => {
      if (closed) throw new Error('The database is closed.');
      if (thread.ended) thread = await open();
      return thread.ask(budget, question);
    });

  return {
    concurrency: 1,
    fetch: async (request, peerAddress) => {
      const sent = await toSent(request, peerAddress);
      try {
        // Who has hung up meanwhile does not need an answer.
        const answer = await ask(budgetOf(request, peerAddress), async ({ fetch }) =>
          request.signal.aborted ? null : fetch(sent),
        );
        return answer === null ? new Response(null, { status: 499 }) : toResponse(answer);
      } catch (error) {
        return unanswered(error);
      }
    },
    rows: (sql, parameters = []) => ask(longest.server, ({ rows }) => rows(sql, parameters)),
    listen: (listener) => {
      listeners.add(listener);
      listener.began();
    },
    // The directory is locked: there is no other.
    alone: (task) => task(),
    atRest: (task) => mutex.run(task),
    close: () =>
      mutex.run(() => {
        closed = true;
        return thread.close();
      }),
  };
}

function budgetOf({ url }: Request, peerAddress: string | null): number {
  if (peerAddress === null) return longest.server;
  return new URL(url).pathname.startsWith('/auth/') ? longest.session : longest.player;
}

async function toSent(request: Request, peerAddress: string | null): Promise<SentRequest> {
  const { url, method, headers } = request;
  const body = request.body === null ? null : await request.arrayBuffer();
  return { url, method, headers: [...headers], body, peerAddress };
}

function toResponse({ body, status, headers }: SentResponse): Response {
  const response = new Response(body, { status, headers });
  if (body !== null) response.headers.set('content-length', String(body.byteLength));
  return response;
}

function unanswered(error: unknown): Response {
  if (error instanceof TooMuchWork) {
    return refusal(504, 'too_much_work', 'This request was too much work and was ended.');
  }
  console.error('The database could not answer:', error);
  return refusal(
    503,
    'database_restarted',
    'The database had to be started again. Please try once more.',
    { 'retry-after': '2' },
  );
}
