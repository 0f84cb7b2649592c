import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import pg from 'pg';
import { startPostgres } from '../postgres/startPostgres.ts';
import { migrate } from '../src/migrations/index.ts';
import { fillAuctions } from './fillAuctions.ts';

/** Prints how long the catalogue and the history of auctions take to search, filter, sort and page at a million lots. */
const lots = Number(process.env.LOTS ?? 1_000_000);
const rounds = 9;

const common: Readonly<Record<string, string>> = {
  'no filter': '',
  'sex and age': `p_sex => 'male', p_age => 'young'`,
  'rated 90 and above': `p_rating => '90 and above'`,
  'every filter': `p_sex => 'female', p_age => 'mature', p_rating => '80 to 89', p_specialty => 'Sprint',
    p_price => 'high'`,
  'a part of many names': `p_text => 'ember'`,
  'a part of few names': `p_text => 'z 777'`,
  'a rare name': `p_text => 'quartz 77123'`,
  'a rare name, with filters': `p_text => 'quartz 771', p_sex => 'male'`,
  'a name nobody has': `p_text => 'unicorn'`,
  'a part of many names, every filter': `p_text => 'ember', p_sex => 'female', p_age => 'mature',
    p_rating => '80 to 89', p_specialty => 'Sprint', p_price => 'high'`,
};
const middle = `p_after_id => '80000000-0000-0000-0000-000000000000', p_after_key`;
const questions: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(
    Object.entries(common).flatMap(([name, args]) => [
      [`history, ${name}`, ['past_auctions', args]],
      [`catalogue, ${name}`, ['auction_catalogue', args]],
    ]),
  ),
  'history, the sold alone': ['past_auctions', `p_outcome => 'sold'`],
  'history, a page of the middle': [
    'past_auctions',
    `${middle} => (now() - interval '300 days')::text`,
  ],
  'catalogue, dearest first': ['auction_catalogue', `p_order => 'dearest'`],
  'catalogue, best rated first': ['auction_catalogue', `p_order => 'best rated'`],
  'catalogue, cheapest first, a page of the middle': [
    'auction_catalogue',
    `p_order => 'cheapest', ${middle} => '4000'`,
  ],
};

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;

const server = await startPostgres();
const client = new pg.Client({ connectionString: `${server.url}/postgres` });
try {
  await client.connect();
  await client.query(getAuthSchemaSql());
  await client.query(SUPABASE_AUTH_HELPERS_SQL);
  await migrate({
    exec: (statements) => client.query(statements),
    query: (text, parameters) => client.query(text, parameters),
  });
  const seconds = await fillAuctions(client, lots);
  console.log(
    `${lots.toLocaleString('en')} lots over and a tenth as many open, made in ${seconds.toFixed(0)} s`,
  );
  for (const [name, [rpc, args]] of Object.entries(questions)) {
    const times: number[] = [];
    let rows = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      rows = (await client.query(`select * from public.${rpc}(${args})`)).rows.length;
      times.push(performance.now() - began);
    }
    console.log(`${name.padEnd(50)} ${median(times).toFixed(1).padStart(7)} ms, ${rows} rows`);
  }
} finally {
  await client.end();
  await server.remove();
}
// The server's package keeps the process busy.
process.exit(0);
