import { expect, it } from 'vitest';
import { gallop, myGallopNotebook, myGallops } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

/** Writes gallops as they would stand after some weeks, the newest of them now. */
const write = (
  { horseId, stableId }: Player,
  rows: readonly { daysAgo: number; number: number; going: number; tenths: number }[],
) =>
  game.sql(
    `insert into public.gallops
       (horse_id, stable_id, at, day, number, distance, surface, going, kit, tenths)
     select $1, $2, now() - d * interval '1 day', ((now() - d * interval '1 day') at time zone 'UTC')::date,
       n, 1600, 'Turf', g, 0, t
     from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) r (d, n, g, t)`,
    [
      horseId,
      stableId,
      rows.map(({ daysAgo }) => daysAgo),
      rows.map(({ number }) => number),
      rows.map(({ going }) => going),
      rows.map(({ tenths }) => tenths),
    ],
  );

it('the gallops of a horse are paged from the newest to the oldest, each told once', async () => {
  const owner = await game.player();
  await write(
    owner,
    [0, 1, 2, 3, 4].map((daysAgo) => ({ daysAgo, number: 1, going: 0, tenths: daysAgo })),
  );
  const pages = [];
  for (let after = null; pages.length < 4; ) {
    const page = await myGallops(owner.backend, { horseId: owner.horseId, after, limit: 2 });
    pages.push(page.map(({ lengths }) => lengths));
    after = page.at(-1) ?? null;
  }
  expect(pages).toEqual([[0, 0.1], [0.2, 0.3], [0.4], []]);
});

it('the notebook averages the gallops of four weeks, question by question', async () => {
  const owner = await game.player();
  await write(owner, [
    { daysAgo: 1, number: 1, going: 65, tenths: 12 },
    { daysAgo: 1, number: 2, going: 65, tenths: -4 },
    { daysAgo: 27, number: 1, going: 65, tenths: 10 },
    { daysAgo: 2, number: 1, going: 0, tenths: -7 },
    { daysAgo: 29, number: 1, going: 0, tenths: 900 },
  ]);
  const notebook = await myGallopNotebook(owner.backend, { horseId: owner.horseId });
  const asked = { distance: 1600, surface: 'Turf', kit: 0, ghost: null };
  expect(notebook).toEqual([
    { ...asked, going: 65, gallops: 3, mean: expect.closeTo(0.6) },
    { ...asked, going: 0, gallops: 1, mean: -0.7 },
  ]);
});

it('nobody reads the gallops of another stable, not even of a horse that they bought', async () => {
  const [seller, buyer] = [await game.player(), await game.player()];
  const { backend, horseId } = seller;
  await gallop(backend, {
    ...{ horseId, distance: 1200, surface: 'Dirt', going: 0, equipped: true },
    requestId: crypto.randomUUID(),
  });
  expect(await myGallops(backend, { horseId })).toHaveLength(1);
  await game.sql('update public.horses set stable_id = $2 where id = $1', [
    horseId,
    buyer.stableId,
  ]);
  expect(await myGallops(buyer.backend, { horseId })).toEqual([]);
  expect(await myGallopNotebook(buyer.backend, { horseId })).toEqual([]);
  await game.sql('update public.horses set stable_id = $2 where id = $1', [
    horseId,
    seller.stableId,
  ]);
});

it('reads the gallops of a horse, of four weeks and of today, by their indexes', async () => {
  const owner = await game.player();
  await game.database.withRollback(async (sql) => {
    await sql(
      `insert into auth.users (id, email)
       select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, 40)`,
    );
    await sql('delete from public.gallops');
    await sql(
      `insert into public.gallops
         (horse_id, stable_id, at, day, number, distance, surface, going, kit, tenths)
       select h.id, h.stable_id, now() - d * interval '1 day', current_date - d, n, 1600, 'Turf', 0,
         0, 5
       from public.horses h, generate_series(0, 299) d, generate_series(1, 6) n`,
    );
    await sql('analyze public.gallops');
    const plan = async (query: string) =>
      (await sql(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');
    const own = `stable_id = '${owner.stableId}' and horse_id = '${owner.horseId}'`;
    expect(
      await plan(`select * from public.gallops where ${own} order by at desc, id desc limit 20`),
    ).toMatch(/Index Scan using gallops_by_horse/);
    expect(
      await plan(
        `select distance, count(*) from public.gallops
         where ${own} and at > now() - interval '28 days' group by distance`,
      ),
    ).toMatch(/gallops_by_horse/);
    expect(
      await plan(
        `select count(*) from public.gallops
         where horse_id = '${owner.horseId}' and day = current_date`,
      ),
    ).toMatch(/gallops_of_a_day/);
  });
});
