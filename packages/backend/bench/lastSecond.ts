import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import pg from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { migrate } from '../src/migrations/index.ts';

/**
 * Prints how long 500 bids take that come for one lot in its last second, on a PostgreSQL server: each of a stable of
 * its own, on 40 connections. One has the horse, all others have their credits.
 */
const bidders = 500;
const connections = 40;

const server = await startPostgres();
const pool = new pg.Pool({ connectionString: `${server.url}/postgres`, max: connections });
// The server is taken away under what is idle.
pool.on('error', () => {});
try {
  const sql = async (text: string, parameters: unknown[] = []) =>
    (await pool.query(text, parameters)).rows;
  await sql(getAuthSchemaSql());
  await sql(SUPABASE_AUTH_HELPERS_SQL);
  const client = await pool.connect();
  await migrate({
    exec: (statements) => client.query(statements),
    query: (text, parameters) => client.query(text, parameters),
  });
  client.release();
  const owners = await sql(
    `insert into auth.users (id, email)
     select gen_random_uuid(), n || '@bench.test' from generate_series(0, $1) n returning id`,
    [bidders],
  );
  const [vendor, ...others] = owners.map(({ id }) => String(id));
  await sql('update public.horses set sellable_from = null, rating = 40');
  const [horse] = await sql(
    `select h.id from public.horses h join public.stables s on s.id = h.stable_id
     where s.owner_id = $1`,
    [vendor],
  );
  const as = async (userId: string | undefined, call: string, parameters: unknown[]) => {
    const session = await pool.connect();
    try {
      await session.query(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
      const { rows } = await session.query(`select ${call} as answer`, parameters);
      return String(rows[0]?.answer);
    } catch (error) {
      return String(Object(error).hint ?? error);
    } finally {
      session.release();
    }
  };
  const auctionId = await as(
    vendor,
    'public.consign_to_auction($1, 3400, 500, 60, gen_random_uuid())',
    [horse?.id],
  );
  await sql(
    `update private.auctions set closes_at = clock_timestamp() + interval '1 second' where id = $1`,
    [auctionId],
  );
  const times: number[] = [];
  const began = performance.now();
  const answers = await Promise.all(
    others.map(async (userId, index) => {
      const asked = performance.now();
      // Each more than the one before: the hammer is put off twelve times, and the others are sealed.
      const maximum = 600 + index * 6;
      const answer = await as(userId, 'public.place_bid($1, $2, gen_random_uuid())', [
        auctionId,
        maximum,
      ]);
      times.push(performance.now() - asked);
      return answer;
    }),
  );
  const took = performance.now() - began;
  await sql(`update private.auctions set closes_at = clock_timestamp() where id = $1`, [auctionId]);
  const outcome = await as(undefined, 'public.settle_auction($1, clock_timestamp())', [auctionId]);
  const [held] = await sql(
    `select count(*)::int as short from public.wallets
     where kind = 'credits' and balance <> 25000`,
  );
  const faults = await sql('select * from private.check_everything()');
  times.sort((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(0);
  const counts = Map.groupBy(answers, (answer) => answer);
  console.log(
    `${bidders} bids in the last second of a lot, ${connections} at once: ${took.toFixed(0)} ms in all, ` +
      `each waited p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  console.log([...counts].map(([answer, { length }]) => `${length} ${answer}`).join(', '));
  console.log(
    `${outcome}; ${held?.short} stables have more or less than they began with (the buyer and the vendor); ` +
      `${faults.length} rules broken`,
  );
} finally {
  await pool.end();
  await server.remove();
}
// The server's package keeps the process busy.
process.exit(0);
