import './quiet.ts';
import { prepareDatabase } from '@furlong/backend/migrations';
import { createServiceBackend, type ServiceBackend } from '@furlong/backend/service';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

interface Fault {
  with: string;
  by: 'refusing' | 'losing the answer';
}

/** A whole database in memory behind the real API, for stewards to work on. */
export interface EmbeddedGame {
  backend: ServiceBackend;
  rows: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** What the invariants say: nothing, when all is well. */
  violations: () => Promise<Record<string, unknown>[]>;
  /** From now on calls of one database function fail, before or after they have had their effect. */
  interfere: (fault: Fault | null) => void;
  close: () => Promise<void>;
}

const url = 'http://127.0.0.1';
const secretKey = 'sb_secret_only-for-this-test-in-memory';

export async function embeddedGame(): Promise<EmbeddedGame> {
  const connection = await createPgliteConnection({});
  const database = connection.driver;
  await database.waitReady;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: 'a-key-that-signs-nothing-outside-this-test',
      publishable_key: 'sb_publishable_test',
      secret_key: secretKey,
    },
  });
  await prepareDatabase(app);

  // One request at a time, as the server does it: the API's requests share one session.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  let fault: Fault | null = null;
  const fetchInside: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const hit = fault !== null && request.url.endsWith(`/rpc/${fault.with}`);
    if (!hit) return inTurn(() => app.fetch(request));
    if (fault?.by === 'losing the answer') await inTurn(() => app.fetch(request));
    return new Response('{"message":"a fault for the test"}', { status: 500 });
  };
  const rows: EmbeddedGame['rows'] = (sql, parameters = []) =>
    inTurn(async () => (await database.query<Record<string, unknown>>(sql, parameters)).rows);
  return {
    backend: createServiceBackend({ url, secretKey, fetch: fetchInside }),
    rows,
    violations: () => rows('select * from private.check_everything()'),
    interfere: (next) => {
      fault = next;
    },
    close: () => inTurn(() => connection.close()),
  };
}
