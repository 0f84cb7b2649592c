import { autoProgrammes, autoSessionId, DAY, HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  autoTrainingProgrammes,
  myAutoTraining,
  myAutoTrainingHistory,
  retireHorse,
  startAutoTraining,
  startTraining,
  stopAutoTraining,
} from '../../src/index.ts';
import { runAutoSession } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { autoTrain, stopAuto } from '../support/testTraining.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

/** Expects that what is asked is refused with the code, and that it changes nothing. */
async function expectRefusal(code: string, ask: () => Promise<unknown>): Promise<void> {
  const before = await game.snapshot();
  await expect(ask()).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

describe('the programmes of the auto-trainer', () => {
  it('cost, take and come in the database as the rules say', async () => {
    const programmes = Object.values(autoProgrammes);
    expect(await autoTrainingProgrammes(game.visitor())).toEqual(
      programmes.map(({ id, price, durationMs, everyMs }) => ({ id, price, durationMs, everyMs })),
    );
    expect(
      await game.sql(
        `select id, energy from public.training_programmes
         where every_minutes is not null order by position`,
      ),
    ).toEqual(programmes.map(({ id, energy }) => ({ id: autoSessionId(id), energy })));
  });

  it('are none that an owner buys one by one', async () => {
    await expectRefusal('programme_not_found', () =>
      startTraining(player.backend, {
        horseId: player.horseId,
        programme: 'auto_speed' as 'speed',
        requestId: crypto.randomUUID(),
      }),
    );
  });
});

describe('auto-training', () => {
  it('begins with a session one interval later, and costs nothing before', async () => {
    const owner = await game.player();
    const order = await autoTrain(owner, { programme: 'speed', weeklyBudget: 900 });
    expect(order).toMatchObject({ programme: 'speed', weeklyBudget: 900, horseId: owner.horseId });
    expect((order.nextAt ?? 0) - order.startedAt).toBe(4 * HOUR);
    expect(await myAutoTraining(owner.backend)).toEqual([
      { ...order, spent: 0, lastSkipped: null, skipSeen: false },
    ]);
    expect(await myAutoTraining(other.backend)).toEqual([]);
    expect(await myAutoTrainingHistory(owner.backend, {})).toMatchObject([
      { id: order.id, endedAt: null, sessions: 0, cost: 0, skipped: [] },
    ]);
  });

  it('is started once and stopped once, however often a request is sent', async () => {
    const owner = await game.player();
    const request = {
      ...{ horseId: owner.horseId, programme: 'balanced' as const, weeklyBudget: 400 },
      requestId: crypto.randomUUID(),
    } as const;
    const order = await startAutoTraining(owner.backend, request);
    const before = await game.snapshot();
    expect(await startAutoTraining(owner.backend, request)).toEqual(order);
    expect(await game.snapshot()).toEqual(before);
    await expectRefusal('request_reused', () =>
      startAutoTraining(owner.backend, { ...request, weeklyBudget: 401 }),
    );
    const stop = { horseId: owner.horseId, requestId: crypto.randomUUID() };
    const stopped = await stopAutoTraining(owner.backend, stop);
    expect(stopped).toEqual({ ...order, nextAt: null });
    expect(await stopAutoTraining(owner.backend, stop)).toEqual(stopped);
    expect(await myAutoTraining(owner.backend)).toEqual([]);
    // It did nothing that its history could tell.
    expect(await myAutoTrainingHistory(owner.backend, {})).toEqual([]);
  });

  it('can begin again once it was stopped', async () => {
    const owner = await game.player();
    await autoTrain(owner);
    await stopAuto(owner);
    await autoTrain(owner, { programme: 'recovery' });
    expect(await myAutoTraining(owner.backend)).toMatchObject([{ programme: 'recovery' }]);
    const history = await myAutoTrainingHistory(owner.backend, {});
    expect(history.map(({ programme }) => programme)).toEqual(['recovery']);
  });
});

describe('a refused start or stop has its own code and changes nothing', () => {
  it('not_signed_in', async () => {
    const nobody = { backend: game.visitor(), horseId: player.horseId };
    await expectRefusal('not_signed_in', () => autoTrain(nobody));
    await expectRefusal('not_signed_in', () => stopAuto(nobody));
  });

  it('horse_not_found and horse_not_yours', async () => {
    const unknown = { backend: player.backend, horseId: crypto.randomUUID() };
    const strange = { backend: player.backend, horseId: other.horseId };
    await expectRefusal('horse_not_found', () => autoTrain(unknown));
    await expectRefusal('horse_not_found', () => stopAuto(unknown));
    await expectRefusal('horse_not_yours', () => autoTrain(strange));
    await expectRefusal('horse_not_yours', () => stopAuto(strange));
  });

  it('programme_not_found', async () => {
    await expectRefusal('programme_not_found', () =>
      autoTrain(player, { programme: 'polo' as 'speed' }),
    );
  });

  it('budget_too_small', async () => {
    await expectRefusal('budget_too_small', () =>
      autoTrain(player, { programme: 'endurance', weeklyBudget: 249 }),
    );
  });

  it.each([0, -1, 1_000_001])('bad_request for a budget of %i', async (weeklyBudget) => {
    await expectRefusal('bad_request', () => autoTrain(player, { weeklyBudget }));
  });

  it('horse_retired, whose auto-training has ended', async () => {
    const owner = await game.player();
    await autoTrain(owner);
    await game.sql('select private.give_starter_horse($1::uuid, now())', [owner.stableId]);
    await retireHorse(owner.backend, {
      horseId: owner.horseId,
      requestId: crypto.randomUUID(),
    });
    expect(await myAutoTraining(owner.backend)).toEqual([]);
    await expectRefusal('horse_retired', () => autoTrain(owner));
  });

  it('horse_for_sale, whose auto-training has ended', async () => {
    const owner = await game.player();
    const [starter] = await game.sql('select private.give_starter_horse($1::uuid, now()) as id', [
      owner.stableId,
    ]);
    const own = { backend: owner.backend, horseId: String(starter?.id) };
    await game.sql('update public.horses set sellable_from = null where id = $1', [own.horseId]);
    await autoTrain(own);
    await game.sql(
      `select private.list(h, false, private.guide_price(h.rating, 2), now())
       from public.horses h where h.id = $1`,
      [own.horseId],
    );
    expect(await myAutoTraining(owner.backend)).toEqual([]);
    await expectRefusal('horse_for_sale', () => autoTrain(own));
  });

  it('a horse that changes stables leaves auto-training', async () => {
    const owner = await game.player();
    await autoTrain(owner);
    await game.database.withRollback(async (sql) => {
      await sql('select private.transfer_horse($1, $2, null)', [owner.horseId, other.stableId]);
      const active = await sql(
        'select 1 from public.auto_training_orders where horse_id = $1 and ended_at is null',
        [owner.horseId],
      );
      expect(active).toEqual([]);
    });
  });

  it('already_auto_training and not_auto_training', async () => {
    const owner = await game.player();
    await expectRefusal('not_auto_training', () => stopAuto(owner));
    await autoTrain(owner);
    await expectRefusal('already_auto_training', () => autoTrain(owner, { programme: 'speed' }));
  });
});

it('a session is held for stewards alone, and not before it is due', async () => {
  const owner = await game.player();
  const { id, nextAt } = await autoTrain(owner);
  const dueAt = nextAt ?? 0;
  await expectRefusal('bad_request', () =>
    runAutoSession(game.steward(), { orderId: id, dueAt, at: dueAt - 1 }),
  );
  // Another moment than the one that is due is none of its sessions.
  expect(
    await runAutoSession(game.steward(), { orderId: id, dueAt: dueAt + HOUR, at: dueAt + DAY }),
  ).toBe(false);
});
