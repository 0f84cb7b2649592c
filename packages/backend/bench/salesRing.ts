import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import pg from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { migrate } from '../src/migrations/index.ts';
import { askSalesRing } from './askSalesRing.ts';
import { fillSalesRing } from './fillSalesRing.ts';

/** Prints how long the database takes to search, filter and sort a sales ring of a million horses. */
const horses = Number(process.env.HORSES ?? 1_000_000);

const { url, remove } = await startPostgres();
const client = new pg.Client({ connectionString: `${url}/postgres` });
try {
  await client.connect();
  await client.query(getAuthSchemaSql());
  await client.query(SUPABASE_AUTH_HELPERS_SQL);
  await migrate({
    exec: (statements) => client.query(statements),
    query: (text, parameters) => client.query(text, parameters),
  });
  const seconds = await fillSalesRing(client, horses);
  console.log(`${horses.toLocaleString('en')} horses for sale, made in ${seconds.toFixed(0)} s`);
  await askSalesRing(client);
} finally {
  await client.end();
  await remove();
}
// The server's package keeps the process busy.
process.exit(0);
