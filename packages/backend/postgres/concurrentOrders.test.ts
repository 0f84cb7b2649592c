import { expect, it, vi } from 'vitest';
import { giveOrders, myJockeyOrders } from '../src/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { enter, openTestRace } from '../test/support/testRaces.ts';

const game = openTestGame();

it('orders wait for whoever reads what the card is made of', async () => {
  const owner = await game.player();
  const { backend, horseId } = owner;
  await game.sql('update public.horses set style = 1 where id = $1', [horseId]);
  const raceId = await openTestRace(game, { entryFee: 0 });
  await enter(raceId, owner);
  await game.database.session(async (session) => {
    await session.exec('begin');
    // As `race_inputs` holds it.
    await session.query('select from public.horses where id = $1 for share', [horseId]);
    const orders = giveOrders(backend, {
      raceId,
      horseId,
      style: 3,
      requestId: crypto.randomUUID(),
    });
    await vi.waitUntil(async () => {
      const waiting = await game.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
    await session.exec('commit');
    await orders;
  });
  expect([...(await myJockeyOrders(backend, { raceId }))]).toEqual([[horseId, 3]]);
});

it('of orders given at once one stands, and all are answered', async () => {
  const owner = await game.player();
  const { backend, horseId } = owner;
  await game.sql('update public.horses set style = 1 where id = $1', [horseId]);
  const raceId = await openTestRace(game, { entryFee: 0 });
  await enter(raceId, owner);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      giveOrders(backend, {
        raceId,
        horseId,
        style: index % 2 === 0 ? 0 : 3,
        requestId: crypto.randomUUID(),
      }),
    ),
  );
  const kept = await game.sql(
    `select o.style::int as style from private.jockey_orders o
     join public.entries e on e.id = o.entry_id where e.race_id = $1`,
    [raceId],
  );
  expect(kept).toHaveLength(1);
  expect([...(await myJockeyOrders(backend, { raceId }))]).toEqual([[horseId, kept[0]?.style]]);
});
