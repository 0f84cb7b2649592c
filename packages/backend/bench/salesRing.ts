import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import pg from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { migrate } from '../src/migrations/index.ts';
import { fillSalesRing } from './fillSalesRing.ts';

/** Prints how long the database takes to search, filter and sort a sales ring of a million horses. */
const horses = Number(process.env.HORSES ?? 1_000_000);
const rounds = 15;

const questions: Readonly<Record<string, string>> = {
  'no filter, cheapest first': `p_order => 'cheapest'`,
  'no filter, best rated first': `p_order => 'best rated'`,
  'no filter, by name': `p_order => 'name'`,
  'price, dearest first': `p_price => 'low', p_order => 'dearest'`,
  'age, best rated first': `p_age => 'mature', p_order => 'best rated'`,
  'rated 90 and above, cheapest first': `p_rating => '90 and above'`,
  'sex and specialty, youngest first': `p_sex => 'female', p_specialty => 'Mile', p_order => 'youngest'`,
  'every filter': `p_price => 'high', p_age => 'young', p_sex => 'male', p_rating => '80 to 89',
    p_specialty => 'Sprint', p_surface => 'Dirt', p_runs => 'more than 5 runs', p_seller => 'stable'`,
  'a rare name': `p_text => 'quartz 77123'`,
  'a part of many names': `p_text => 'ember'`,
  'two letters': `p_text => 'qu'`,
  'a name nobody has': `p_text => 'unicorn'`,
  'a part of many names, with filters': `p_text => 'ember', p_price => 'low', p_age => 'young'`,
  'the page after 480 horses': `p_order => 'cheapest', p_after_key => '3000',
    p_after_id => '80000000-0000-0000-0000-000000000000'`,
};

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
  for (const [question, args] of Object.entries(questions)) {
    const times: number[] = [];
    let rows = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      rows = (await client.query(`select * from public.sales_ring(${args})`)).rows.length;
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(rounds / 2)] ?? 0;
    const worst = times.at(-1) ?? 0;
    console.log(
      `${question.padEnd(36)} ${median.toFixed(1).padStart(6)} ms, at worst ${worst.toFixed(1)}, ${rows} rows`,
    );
  }
} finally {
  await client.end();
  await remove();
}
// The server's package keeps the process busy.
process.exit(0);
