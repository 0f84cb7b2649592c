import { autoProgrammes } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { nextDueAt, runAutoSession } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

const start = (
  { userId, horseId }: Pick<Owner, 'userId' | 'horseId'>,
  { programme = 'auto_balanced', requestId = crypto.randomUUID() } = {},
) =>
  callAlone(game, {
    userId,
    call: 'public.start_auto_training($1, $2, 5600, $3)',
    parameters: [horseId, programme, requestId],
  });

const stop = ({ userId, horseId }: Owner) =>
  callAlone(game, {
    userId,
    call: 'public.stop_auto_training($1, $2)',
    parameters: [horseId, crypto.randomUUID()],
  });

const tally = (outcomes: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(outcomes, String)].map(([each, same]) => [each, same.length]));

/** An owner whose horse can be trained, in auto-training; its first session was due a minute ago. */
async function dueOwner() {
  const [owner] = await owners(game, 1);
  if (!owner) throw new Error('No owner');
  await game.sql(
    `update public.horses set condition = 70, energy = 90, condition_at = now() - interval '1 day'
     where id = $1`,
    [owner.horseId],
  );
  await start(owner);
  return { owner, ...(await makeDue(owner.horseId)) };
}

/** Puts an order into the past, so that its first session was due a minute ago. */
async function makeDue(horseId: string) {
  const [row] = await game.sql(
    `update public.auto_training_orders set
       started_at = started_at - interval '6 hours 1 minute',
       next_at = next_at - interval '6 hours 1 minute'
     where horse_id = $1 and ended_at is null
     returning id, to_char(next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due`,
    [horseId],
  );
  return { orderId: String(row?.id), dueAt: Date.parse(String(row?.due)) };
}

const sessionsOf = async (horseId: string) => {
  const [row] = await game.sql(
    'select count(*)::integer as count from public.training_sessions where horse_id = $1',
    [horseId],
  );
  return row?.count;
};

const creditsOf = async (stableId: string) => {
  const [purse] = await game.sql(
    `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
    [stableId],
  );
  return purse?.balance;
};

const { price } = autoProgrammes.balanced;

describe('auto-training at the same moment', () => {
  it('a horse is put into it once, however many start it', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        start(owner, { programme: index % 2 === 0 ? 'auto_speed' : 'auto_recovery' }),
      ),
    );
    expect(tally(outcomes.map(({ outcome }) => outcome))).toEqual({
      done: 1,
      already_auto_training: 19,
    });
  });

  it('one request sent thirty times has one effect and one answer', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const requestId = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => start(owner, { requestId })),
    );
    expect(tally(outcomes.map(({ outcome }) => outcome))).toEqual({ done: 30 });
    expect(new Set(outcomes.map(({ row }) => row?.id)).size).toBe(1);
  });

  it('a session that is due is held by one of twenty stewards, and paid for once', async () => {
    const { owner, ...session } = await dueOwner();
    // The API grants what is public at its first request: two first ones at once would collide.
    await nextDueAt(game.steward());
    const held = await Promise.all(
      Array.from({ length: 20 }, () =>
        runAutoSession(game.steward(), { ...session, at: Date.now() }),
      ),
    );
    expect(tally(held)).toEqual({ true: 1, false: 19 });
    expect(await sessionsOf(owner.horseId)).toBe(1);
    expect(await creditsOf(owner.stableId)).toBe(25_000 - price);
  });

  it('a horse is at one session: that of the auto-trainer or that of its owner', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { owner, ...session } = await dueOwner();
      const [trained] = await Promise.all([
        callAlone(game, {
          userId: owner.userId,
          call: 'public.start_training($1, $2, $3)',
          parameters: [owner.horseId, 'speed', crypto.randomUUID()],
        }),
        runAutoSession(game.steward(), { ...session, at: Date.now() }),
      ]);
      expect(['done', 'horse_at_work']).toContain(trained.outcome);
      expect(await sessionsOf(owner.horseId)).toBe(1);
    }
  });

  it('a session is held before a stop or not at all', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { owner, ...session } = await dueOwner();
      const [held, stopped] = await Promise.all([
        runAutoSession(game.steward(), { ...session, at: Date.now() }),
        stop(owner),
      ]);
      expect(stopped.outcome).toBe('done');
      expect(await sessionsOf(owner.horseId)).toBe(held ? 1 : 0);
    }
  });

  it('the last credits pay for one of many sessions', async () => {
    const { owner } = await dueOwner();
    const horses = await game.sql(
      'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, 20)',
      [owner.stableId],
    );
    const due = [];
    for (const { id } of horses) {
      await game.sql(
        `update public.horses set condition = 70, condition_at = now() - interval '1 day' where id = $1`,
        [id],
      );
      await start({ userId: owner.userId, horseId: String(id) });
      due.push(await makeDue(String(id)));
    }
    const pay = (credits: number) =>
      game.sql(
        `select private.post('grant', null, now(), array[private.wallet_of($1, 'credits'),
           private.house()], array[$2::bigint, -$2::bigint])`,
        [owner.stableId, credits],
      );
    await pay(5 * price - 25_000);
    await Promise.all(
      due.map((session) => runAutoSession(game.steward(), { ...session, at: Date.now() })),
    );
    expect(await creditsOf(owner.stableId)).toBe(0);
    const reasons = await game.sql(
      `select t.skipped from public.auto_training_slots t
       join public.auto_training_orders o on o.id = t.order_id where o.stable_id = $1`,
      [owner.stableId],
    );
    expect(tally(reasons.map(({ skipped }) => skipped))).toEqual({ null: 5, 'no credits': 15 });
    await pay(20 * price);
  });
});
