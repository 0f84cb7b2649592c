import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { prepareDatabase } from '../src/migrations/index.ts';

/** An embedded database in memory with all migrations, as `connection.driver`; whoever opens it closes it. */
export async function openFreshDatabase() {
  const connection = await createPgliteConnection();
  await prepareDatabase(new App({ connection }));
  return connection;
}

/** An open database of PGlite. */
export type FreshDatabase = Awaited<ReturnType<typeof openFreshDatabase>>['driver'];
