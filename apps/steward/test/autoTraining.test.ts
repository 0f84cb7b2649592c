import {
  type AutoProgrammeId,
  type AutoTraining,
  autoProgrammes,
  autoSessionId,
  autoTrain,
  DAY,
  HOUR,
  middlingTalents,
  startAutoTraining,
} from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ morningLineSimulations: 0 });

const timeOf = (value: unknown) => new Date(value instanceof Date ? value : `${value}`).getTime();

/** A new owner whose horse is in auto-training since a moment, fit to be trained. */
async function inAutoTraining(
  name: string,
  { programme = 'balanced' as AutoProgrammeId, weeklyBudget = 9_000, energy = 90 } = {},
) {
  const { stableId, horseId } = await fixture.newOwner(name);
  const { rows } = fixture.game;
  // With talents in the middle, as the rules' example has: energies are worked out with them.
  await rows(
    `with middling as (
       update private.talents set speed = 50, acceleration = 50, stamina = 50, recovery = 50,
         agility = 50, balance = 50
       where horse_id = $1 returning *
     )
     update public.horses h set condition = 60, energy = $2,
       talents_hash = private.talents_hash(h.id, t.salt, array[
         t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
         t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
       ])
     from middling t where h.id = $1`,
    [horseId, energy],
  );
  const [owner] = await rows('select owner_id from public.stables where id = $1', [stableId]);
  await rows(`select set_config('request.jwt.claim.sub', $1, false)`, [owner?.owner_id]);
  const [order] = await rows(
    'select id, started_at, next_at from public.start_auto_training($1, $2, $3, gen_random_uuid())',
    [horseId, autoSessionId(programme), weeklyBudget],
  );
  await rows(`select set_config('request.jwt.claim.sub', '', false)`);
  return {
    stableId,
    horseId,
    order: startAutoTraining(programme, weeklyBudget, timeOf(order?.started_at)),
    firstAt: timeOf(order?.next_at),
  };
}

const horseOf = async (horseId: string) => {
  const [row] = await fixture.game.rows('select * from public.horses where id = $1', [horseId]);
  return row ?? {};
};

const slotsOf = async (horseId: string) => {
  const rows = await fixture.game.rows(
    `select t.at, t.skipped from public.auto_training_slots t
     join public.auto_training_orders o on o.id = t.order_id where o.horse_id = $1 order by t.at`,
    [horseId],
  );
  return rows.map(({ at, skipped }) => ({ at: timeOf(at), skipped }));
};

/** What the rules make of a horse as it was kept. */
function byTheRules(row: Record<string, unknown>, order: AutoTraining, until: number) {
  const at = timeOf(row.condition_at);
  const horse = {
    ...{ at, idleSince: at, birthSeason: Number(row.birth_season), overreached: false, work: [] },
    ...{ condition: Number(row.condition), energy: Number(row.energy) },
    talents: middlingTalents,
    ceilings: middlingTalents,
  };
  const { sessions, horse: after } = autoTrain(
    horse,
    order,
    { raceTimes: [], credits: 25_000 },
    until,
  );
  return { slots: sessions.map(({ at, skipped }) => ({ at, skipped })), after };
}

it('holds a session when it is due and not before, and writes what it gave when it ends', async () => {
  const { horseId, stableId, firstAt } = await inAutoTraining('Clockwork Yard');
  await fixture.steward.runDueRaces({ at: firstAt - 1 });
  expect(await slotsOf(horseId)).toEqual([]);
  await fixture.steward.runDueRaces({ at: firstAt });
  expect(await slotsOf(horseId)).toEqual([{ at: firstAt, skipped: null }]);
  const ends = firstAt + autoProgrammes.balanced.durationMs;
  expect(timeOf((await horseOf(horseId)).at_work_until)).toBe(ends);
  await fixture.steward.runDueRaces({ at: ends });
  const after = await horseOf(horseId);
  expect(after).toMatchObject({ at_work_until: null, condition: 62 });
  expect(timeOf(after.condition_at)).toBe(ends);
  expect(await fixture.balance(stableId, 'credits')).toBe(25_000 - autoProgrammes.balanced.price);
  expect(await fixture.game.violations()).toEqual([]);
});

it('makes up for three days without a steward: each session once, as the rules have it', async () => {
  const programmes = ['speed', 'balanced', 'endurance', 'recovery'] as const;
  for (const programme of programmes) {
    const { horseId, stableId, order } = await inAutoTraining(`Away ${programme} Yard`, {
      programme,
      weeklyBudget: 2_000,
    });
    const before = await horseOf(horseId);
    // With time for the last session to end.
    const until = order.startedAt + 3 * DAY + 2 * HOUR;
    await fixture.steward.runDueRaces({ at: until });
    const slots = await slotsOf(horseId);
    const { everyMs, price } = autoProgrammes[programme];
    expect(slots.map(({ at }) => at)).toEqual(
      Array.from(
        { length: (3 * DAY) / everyMs },
        (_, index) => order.startedAt + (index + 1) * everyMs,
      ),
    );
    const held = slots.filter(({ skipped }) => skipped === null).length;
    expect(held).toBeGreaterThan(0);
    expect(held * price).toBeLessThanOrEqual(4_000);
    expect(await fixture.balance(stableId, 'credits')).toBe(25_000 - held * price);
    const { slots: expected, after } = byTheRules(before, order, until);
    expect(slots).toEqual(expected);
    expect(await horseOf(horseId)).toMatchObject({
      ...{ condition: after.condition, energy: after.energy, overreached: after.overreached },
    });
    const again = await slotsOf(horseId);
    await fixture.stewardNamed('second').runDueRaces({ at: until });
    expect(await slotsOf(horseId)).toEqual(again);
  }
  expect(await fixture.game.violations()).toEqual([]);
});

it('does the same where somebody was there all along', async () => {
  const { horseId, order } = await inAutoTraining('Present Yard', { programme: 'speed' });
  const before = await horseOf(horseId);
  const until = order.startedAt + 2 * DAY;
  for (let at = order.startedAt; at <= until; at += HOUR) await fixture.steward.runDueRaces({ at });
  await fixture.steward.runDueRaces({ at: until });
  expect(await slotsOf(horseId)).toEqual(byTheRules(before, order, until).slots);
});

it('one whose holding was cut off, before or after its effect, is held once by the next', async () => {
  for (const effect of ['refused', 'response lost'] as const) {
    const { horseId, firstAt } = await inAutoTraining(`Severed ${effect} Yard`);
    fixture.game.injectFault({ rpc: 'run_auto_session', effect });
    await fixture.steward.runDueRaces({ at: firstAt });
    fixture.game.injectFault(null);
    expect(fixture.errors.length).toBeGreaterThan(0);
    expect(await slotsOf(horseId)).toHaveLength(effect === 'refused' ? 0 : 1);
    await fixture.stewardNamed('second').runDueRaces({ at: firstAt });
    expect(await slotsOf(horseId)).toEqual([{ at: firstAt, skipped: null }]);
    expect(await fixture.game.violations()).toEqual([]);
    fixture.errors = [];
  }
});

it('several stewards at once hold each session once', async () => {
  const yards = [];
  for (const name of ['Oak', 'Pine', 'Rowan']) yards.push(await inAutoTraining(`${name} Lodge`));
  const at = Math.max(...yards.map(({ firstAt }) => firstAt)) + 6 * HOUR;
  await Promise.all(
    ['second', 'third', 'fourth'].map((name) => fixture.stewardNamed(name).runDueRaces({ at })),
  );
  for (const { horseId, firstAt } of yards) {
    expect((await slotsOf(horseId)).map((slot) => slot.at)).toEqual([firstAt, firstAt + 6 * HOUR]);
  }
  expect(await fixture.game.violations()).toEqual([]);
});
