import pg from 'pg';
import { beforeAll, expect, inject, it } from 'vitest';
import { raceClaims } from '../src/index.ts';
import {
  createServiceBackend,
  type ServiceBackend,
  settleAuction,
  settleRace,
} from '../src/service/index.ts';
import { creditsOf } from '../test/support/market.ts';
import { bid, lotOfNewOwner, seal, seenBy } from '../test/support/testAuctions.ts';
import {
  anotherHorse,
  claim,
  claimants,
  claimingRace,
  claimPrice,
  drawnFor,
  startedClaimingRace,
} from '../test/support/testClaims.ts';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

/** Every row that is written counts; with the one that is planned its connection ends, as if it were killed. */
beforeAll(async () => {
  await game.sql('create table private.kill_plan (at_row integer)');
  await game.sql('create sequence private.rows_written');
  await game.sql(
    `create function private.kill_as_planned() returns trigger
     language plpgsql security definer set search_path = '' as $$
     begin
       if exists (select from private.kill_plan)
         and nextval('private.rows_written') = (select at_row from private.kill_plan)
       then
         perform pg_terminate_backend(pg_backend_pid());
         perform pg_sleep(10);
       end if;
       return null;
     end $$`,
  );
  await game.sql(
    `do $$ declare v_table regclass; begin
       for v_table in
         select format('%I.%I', schemaname, tablename)::regclass from pg_tables
         where schemaname in ('public', 'private') and tablename <> 'kill_plan'
       loop
         execute format(
           'create trigger zz_killed after insert or update or delete on %s
            for each row execute function private.kill_as_planned()', v_table
         );
       end loop;
     end $$`,
  );
});

/** All that a settlement of the market writes. */
async function state() {
  const [row] = await game.sql(
    `select
       (select jsonb_agg(a order by a.id) from private.accounts a) as accounts,
       (select jsonb_agg(a order by a.id) from private.auctions a) as auctions,
       (select jsonb_agg(b order by b.id) from private.bids b) as bids,
       (select jsonb_agg(c order by c.id) from private.claims c) as claims,
       (select jsonb_agg(l order by l.id) from private.listings l) as listings,
       (select jsonb_agg(h order by h.id) from public.horses h) as horses,
       (select jsonb_agg(r order by r.id) from public.races r) as races,
       (select count(*)::int from private.postings) as postings,
       (select count(*)::int from public.activities) as activities`,
  );
  return row;
}

/** What a steward sends, as a statement of a session of its own: that of the API is not to be killed. */
async function statementOf(send: (backend: ServiceBackend) => Promise<unknown>) {
  let name = '';
  let body = '';
  const backend = createServiceBackend({
    ...{ url: 'http://game.test', secretKey: 'none' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      body = await request.text();
      return Response.json(null);
    },
  });
  await send(backend).catch(() => undefined);
  const types = await game.sql(
    `select a.name, format_type(a.type, null) as type
     from pg_proc p
     cross join lateral unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
     where p.proname = $1 and a.name = any ($2)`,
    [name, Object.keys(JSON.parse(body))],
  );
  const values = types.map(({ name: key, type }) =>
    `${type}`.endsWith('[]')
      ? `${key} => array(select jsonb_array_elements_text($1::jsonb -> '${key}'))::${type}`
      : `${key} => ($1::jsonb ->> '${key}')::${type}`,
  );
  return { text: `select public.${name}(${values.join(', ')})`, values: [body] };
}

/** With every so-manieth row a settlement is killed: with each of them it takes thrice as long, and holds as well. */
const every = 3;

/** Kills a settlement with one row after another that it writes, until it is through; answers how often. */
async function killAtEveryRow(
  send: (backend: ServiceBackend) => Promise<unknown>,
): Promise<number> {
  const statement = await statementOf(send);
  const [database] = await game.sql('select current_database() as name');
  const settle = async () => {
    const client = new pg.Client({
      connectionString: `${inject('postgres')?.url}/${database?.name}`,
    });
    // Its end is told beside the statement's.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const before = await state();
  let kills = 0;
  for (let row = 1; ; row += every) {
    await game.sql('delete from private.kill_plan');
    await game.sql(`select setval('private.rows_written', 1, false)`);
    await game.sql('insert into private.kill_plan values ($1)', [row]);
    const code = await settle().then(
      () => null,
      (error) => error.code,
    );
    await game.sql('delete from private.kill_plan');
    if (code === null) return kills;
    kills += 1;
    // Ended by an administrator.
    expect(code).toBe('57P01');
    expect(await state(), `after row ${row}`).toEqual(before);
  }
}

it('the fall of a hammer that is killed between any of its rows falls once, when it is tried again', async () => {
  const rivals = [await game.player(), await game.player(), await game.player()];
  const lot = await lotOfNewOwner(game);
  const { auctionId, horseId, guide } = lot;
  const [ann, bob, cat] = rivals;
  if (!ann || !bob || !cat) throw new Error('No rivals');
  await bid(auctionId, ann, 2_000);
  await seal(game, auctionId);
  await bid(auctionId, bob, guide + 100);
  await bid(auctionId, cat, guide - 500);
  const at = (await seenBy(game, auctionId)).closesAt;
  const settle = (steward: ServiceBackend) => settleAuction(steward, { auctionId, at });
  // Two bids come back, one is paid from, the horse goes over: it writes 67 rows.
  expect(await killAtEveryRow(settle)).toBeGreaterThan(20);
  const after = await state();
  expect(await settle(game.steward())).toBe('sold');
  expect(await state()).toEqual(after);
  const { price, leader } = await seenBy(game, auctionId);
  expect(leader?.id).toBe(bob.stableId);
  expect(await Promise.all(rivals.map(({ stableId }) => creditsOf(game, stableId)))).toEqual([
    25_000,
    25_000 - Number(price),
    25_000,
  ]);
  const [horse] = await game.sql('select stable_id from public.horses where id = $1', [horseId]);
  expect(horse?.stable_id).toBe(bob.stableId);
});

it('the draw of claims that is killed between any of its rows is drawn once, when it is tried again', async () => {
  const [owner, ...rivals] = await claimants(game, 4);
  if (!owner) throw new Error('No owner');
  const horseId = await anotherHorse(game, owner);
  const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
  for (const rival of rivals) await claim(raceId, rival, horseId);
  const settlement = await startedClaimingRace(game, raceId);
  const settle = (steward: ServiceBackend) => settleRace(steward, settlement);
  expect(await killAtEveryRow(settle)).toBeGreaterThan(20);
  const after = await state();
  await settle(game.steward()).catch(() => undefined);
  expect(await state()).toEqual(after);
  const drawn = await drawnFor(game, raceId, horseId);
  expect((await raceClaims(game.visitor(), { raceId })).filter(({ won }) => won)).toHaveLength(1);
  for (const { stableId } of rivals) {
    const paid = stableId === drawn?.stableId ? claimPrice : 0;
    expect(await creditsOf(game, stableId)).toBe(25_000 - paid);
  }
});
