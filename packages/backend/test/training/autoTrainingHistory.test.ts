import type { SkipReason } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { myAutoTrainingHistory } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { autoTrain, stopAuto } from '../support/testTraining.ts';

const game = openTestGame();

let player: Player;

beforeAll(async () => {
  player = await game.player();
});

/** Has an order have begun long ago, with sessions that were left out. */
async function leaveOut(id: string, reasons: readonly SkipReason[]) {
  await game.sql(
    `update public.auto_training_orders set started_at = started_at - interval '30 days'
     where id = $1`,
    [id],
  );
  for (const [index, reason] of reasons.entries()) {
    await game.sql(
      `insert into public.auto_training_slots (order_id, at, skipped)
       select id, started_at + $2 * interval '6 hours', $3
       from public.auto_training_orders where id = $1`,
      [id, index + 1, reason],
    );
  }
}

describe('the history', () => {
  it('is paged from the newest to the oldest, each order told once', async () => {
    const owner = await game.player();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await autoTrain(owner);
      await stopAuto(owner);
      await leaveOut(id, ['too tired']);
      ids.unshift(id);
    }
    const first = await myAutoTrainingHistory(owner.backend, { limit: 2 });
    const after = first.at(-1) ?? null;
    const second = await myAutoTrainingHistory(owner.backend, { after, limit: 2 });
    expect([...first, ...second].map(({ id }) => id)).toEqual(ids);
  });

  it('tells why sessions were left out, the commonest reason first', async () => {
    const owner = await game.player();
    const { id } = await autoTrain(owner);
    await stopAuto(owner);
    await leaveOut(id, ['too tired', 'no credits', 'no credits']);
    const [past] = await myAutoTrainingHistory(owner.backend, {});
    expect(past?.skipped).toEqual([
      { reason: 'no credits', sessions: 2 },
      { reason: 'too tired', sessions: 1 },
    ]);
  });

  it('is read by indexes, however many orders and sessions there are', async () => {
    await game.database.withRollback(async (sql) => {
      await sql(
        `insert into auth.users (id, email)
         select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, 40)`,
      );
      await sql(
        `insert into public.auto_training_orders
           (horse_id, stable_id, programme, weekly_budget, started_at, ended_at)
         select h.id, h.stable_id, 'auto_speed', 900, now() - n * interval '1 day', now()
         from public.horses h, generate_series(1, 100) n`,
      );
      await sql(
        `insert into public.auto_training_slots (order_id, at, skipped)
         select o.id, o.started_at + n * interval '4 hours', 'too tired'
         from public.auto_training_orders o, generate_series(1, 20) n
         on conflict do nothing`,
      );
      await sql('analyze public.auto_training_orders, public.auto_training_slots');
      const plan = async (query: string) =>
        (await sql(`explain ${query}`)).map((row) => row['QUERY PLAN']).join('\n');
      expect(
        await plan(
          `select * from public.auto_training_orders where stable_id = '${player.stableId}'
           order by started_at desc, id desc limit 20`,
        ),
      ).toMatch(/Index Scan using auto_training_orders_by_stable/);
      expect(
        await plan(
          `select * from public.auto_training_slots where order_id = '${player.stableId}'
           order by at desc limit 1`,
        ),
      ).toMatch(/using auto_training_slots_pkey/);
      expect(
        await plan(
          `select * from public.auto_training_orders
           where ended_at is null and next_at <= now() order by next_at, id limit 100`,
        ),
      ).toMatch(/Index Scan using auto_training_orders_due/);
    });
  });
});
