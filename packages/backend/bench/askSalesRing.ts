import type { Statements } from './fillSalesRing.ts';

const rounds = 15;

/** What the server says of a statement, as `getrusage` counts it. */
const spent = /^! system usage stats:\n!\s+([\d.]+) s user, ([\d.]+) s system/;

interface MeasuredClient extends Statements {
  on: (event: 'notice', listen: (notice: { detail?: string | undefined }) => void) => unknown;
}

/** What is asked of the sales ring, as arguments. */
export const questions: Readonly<Record<string, string>> = {
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
  'a part of few names': `p_text => 'z 77'`,
  'a part of some names': `p_text => '123'`,
  'one letter': `p_text => 'e', p_order => 'dearest'`,
  'a part of names late in the alphabet': `p_text => 'winter', p_order => 'name'`,
  'late in the alphabet, with filters': `p_text => 'winter', p_order => 'name', p_age => 'young'`,
  'two words late in the alphabet': `p_text => 'ter quar', p_order => 'name'`,
  'a part of many names, rated 90 and above': `p_text => 'ember', p_rating => '90 and above'`,
  'a part of many names, every filter': `p_text => 'ember', p_price => 'high', p_age => 'young',
    p_sex => 'male', p_rating => '80 to 89', p_specialty => 'Sprint', p_surface => 'Dirt',
    p_runs => 'more than 5 runs', p_seller => 'stable'`,
  'a part of few names, with filters': `p_text => '777', p_price => 'low', p_age => 'young'`,
  'a part of some names, one sex': `p_text => '12', p_sex => 'male', p_order => 'best rated'`,
  'a rare name, with filters': `p_text => 'quartz 771', p_sex => 'male', p_order => 'youngest'`,
  'the page after 480 of many names': `p_text => 'ember', p_after_key => '3000',
    p_after_id => '80000000-0000-0000-0000-000000000000'`,
  'the page after 480 horses': `p_order => 'cheapest', p_after_key => '3000',
    p_after_id => '80000000-0000-0000-0000-000000000000'`,
};

/**
 * Asks the sales ring each question in turn and prints the median of what the answers cost: the processor
 * time that the database's process spent, which other work on the machine does not lengthen, and how long
 * the answer took.
 */
export async function askSalesRing(client: MeasuredClient): Promise<void> {
  let processor = 0;
  client.on('notice', ({ detail }) => {
    const [, user, system] = spent.exec(detail ?? '') ?? [];
    if (user !== undefined) processor = 1_000 * (Number(user) + Number(system));
  });
  await client.query(`set client_min_messages = log`);
  await client.query(`set log_statement_stats = on`);
  for (const [question, args] of Object.entries(questions)) {
    const costs: number[] = [];
    const times: number[] = [];
    let rows = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      rows = (await client.query(`select * from public.sales_ring(${args})`)).rows.length;
      times.push(performance.now() - began);
      costs.push(processor);
    }
    const cost = median(costs).toFixed(1).padStart(6);
    console.log(
      `${question.padEnd(40)} ${cost} ms of the processor, answered in ${median(times).toFixed(1)}, ${rows} rows`,
    );
  }
  await client.query('reset log_statement_stats');
}

const median = (costs: readonly number[]) => costs.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
