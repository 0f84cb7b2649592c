import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import pg from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { migrate } from '../src/migrations/index.ts';
import { askSalesRing } from './askSalesRing.ts';
import { fillSalesRing } from './fillSalesRing.ts';

/**
 * Prints what it costs the database to search, filter and sort a sales ring of a million horses. With
 * `DATABASE_URL` on a PostgreSQL server, an empty database there is filled and stays so for the next time.
 */
const horses = Number(process.env.HORSES ?? 1_000_000);

const server = process.env.DATABASE_URL === undefined ? await startPostgres() : null;
const client = new pg.Client({
  connectionString: server === null ? process.env.DATABASE_URL : `${server.url}/postgres`,
});
try {
  await client.connect();
  const { rows } = await client.query(`select to_regclass('private.listings') as listings`);
  if (rows[0]?.listings === null) {
    await client.query(getAuthSchemaSql());
    await client.query(SUPABASE_AUTH_HELPERS_SQL);
    await migrate({
      exec: (statements) => client.query(statements),
      query: (text, parameters) => client.query(text, parameters),
    });
    const seconds = await fillSalesRing(client, horses);
    console.log(`${horses.toLocaleString('en')} horses for sale, made in ${seconds.toFixed(0)} s`);
  }
  await askSalesRing(client);
} finally {
  await client.end();
  await server?.remove();
}
// The server's package keeps the process busy.
process.exit(0);
