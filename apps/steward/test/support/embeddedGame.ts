import './noTelemetry.ts';
import { readFile } from 'node:fs/promises';
import { type Backend, createBackend } from '@furlong/backend';
import { createServiceBackend, type ServiceBackend } from '@furlong/backend/service';
import type { PgliteTemplates } from '@furlong/backend/test-templates';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { inject } from 'vitest';

interface Fault {
  /** The database function whose calls fail. */
  rpc: string;
  /**
   * What becomes of them: fails before or after the function has had its effect, is answered that the
   * database is away, or that this race is wrong, has no answer, or comes late, once all else is done.
   */
  effect: keyof typeof answers | 'response lost' | 'offline' | (() => Promise<unknown>);
}

const answers = {
  refused: { status: 500, body: { message: 'a fault for the test' } },
  unavailable: {
    status: 503,
    body: { code: 'database_unavailable', hint: 'database_unavailable', message: 'away' },
  },
  'wrong race': {
    status: 400,
    body: { code: 'PT400', hint: 'bad_request', message: 'bad request', details: '' },
  },
};

/** A whole database in memory behind the real API, for stewards to work on. */
export interface EmbeddedGame {
  backend: ServiceBackend;
  /** Somebody who is not signed in. */
  visitor: Backend;
  rows: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** The broken invariants: none, when all is well. */
  violations: () => Promise<Record<string, unknown>[]>;
  /** From now on calls of one database function fail; null ends it. */
  injectFault: (fault: Fault | null) => void;
  close: () => Promise<void>;
}

const url = 'http://127.0.0.1';
const publishableKey = 'sb_publishable_test';
const secretKey = 'sb_secret_only-for-this-test-in-memory';

/** Its steward may be ahead of time, unless the database keeps its `ownClock`. */
export async function embeddedGame({ ownClock = false } = {}): Promise<EmbeddedGame> {
  const templates: PgliteTemplates | undefined = inject('pglite');
  if (!templates) throw new Error('The level provides no database.');
  const loadDataDir = new Blob([await readFile(ownClock ? templates.migrated : templates.anyTime)]);
  const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir } });
  const database = connection.driver;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: 'a-key-that-signs-nothing-outside-this-test',
      publishable_key: publishableKey,
      secret_key: secretKey,
    },
  });

  // One request at a time, as the server does it: the API's requests share one session.
  let last: Promise<unknown> = Promise.resolve();
  const serialize = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  let fault: Fault | null = null;
  const fetchInside: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const faulty = fault !== null && request.url.endsWith(`/rpc/${fault.rpc}`);
    if (fault === null || !faulty) return serialize(() => app.fetch(request));
    const { effect } = fault;
    if (effect === 'offline') throw new TypeError('fetch failed');
    if (typeof effect === 'function') {
      fault = null;
      await effect();
      return serialize(() => app.fetch(request));
    }
    if (effect === 'response lost') await serialize(() => app.fetch(request));
    const { status, body } = answers[effect === 'response lost' ? 'refused' : effect];
    return Response.json(body, { status });
  };
  const rows: EmbeddedGame['rows'] = (sql, parameters = []) =>
    serialize(async () => (await database.query<Record<string, unknown>>(sql, parameters)).rows);
  return {
    backend: createServiceBackend({ url, secretKey, fetch: fetchInside }),
    visitor: createBackend({ url, key: publishableKey, fetch: fetchInside }),
    rows,
    violations: () => rows('select * from private.check_everything()'),
    injectFault: (next) => {
      fault = next;
    },
    close: () => serialize(() => connection.close()),
  };
}
