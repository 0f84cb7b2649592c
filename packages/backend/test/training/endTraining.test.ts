import { ceilingsOf, isSealedBy } from '@furlong/game/engine';
import { HOUR } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import {
  horseById,
  myActivity,
  myHorses,
  myRecentWork,
  myTrainingSessions,
  recentActivity,
} from '../../src/index.ts';
import {
  claimDueSession,
  endTraining,
  nextDueAt,
  raceInputs,
  sessionInput,
} from '../../src/service/index.ts';
import { setRole } from '../support/setRole.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  claim,
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  run,
} from '../support/testRaces.ts';
import { end, outcome, train } from '../support/testTraining.ts';

const game = openTestGame();

const born = async (horseId: string) => {
  const [row] = await game.sql('select * from private.talents where horse_id = $1', [horseId]);
  return row ?? {};
};

describe('sessions that are due', () => {
  it('are given to one steward until its lease ends, the first to end first', async () => {
    const [one, two] = [await game.player(), await game.player()];
    const later = await train(one, 'speed');
    const sooner = await train(two, 'agility');
    const due = (steward: string, at: number) =>
      claimDueSession(game.steward(), { steward, at, leaseSeconds: 30 });
    expect(await nextDueAt(game.steward())).toBe(sooner.endsAt);
    expect(await due('A', sooner.endsAt - 1)).toBeNull();
    const at = later.endsAt;
    expect(await due('A', at)).toBe(sooner.id);
    expect(await due('B', at)).toBe(later.id);
    expect(await due('A', at)).toBeNull();
    expect(await due('B', at + 30_000)).toBe(sooner.id);
    // A lease by a clock that was far ahead holds nobody off.
    await game.sql(`update private.sessions_at_work set claimed_until = now() + interval '9 days'`);
    expect(await due('B', at)).toBe(sooner.id);
    await end(game, sooner);
    await end(game, later);
    expect(await due('C', at + 60_000)).toBeNull();
  });

  it('are written before the field of their horse is frozen', async () => {
    const owner = await game.player();
    const session = await train(owner);
    const raceId = await openTestRace(game, { closesAt: session.endsAt });
    await enter(raceId, owner);
    const claimed = async () => (await claim(game, 'Steward', session.endsAt))?.raceId;
    for (let other = await claimed(); other !== undefined; other = await claimed()) {
      expect(other).not.toBe(raceId);
      await game.sql(`select public.void_race($1, 'could_not_be_run', now())`, [other]);
    }
    await end(game, session);
    expect(await claimed()).toBe(raceId);
  });
});

describe('the end of a session', () => {
  it('changes the horse, tells its stable, and is kept', async () => {
    const owner = await game.player();
    const session = await train(owner);
    const [before] = await myHorses(owner.backend);
    const ended = await end(game, session);
    expect(ended).toEqual({ ...session, outcome });
    const [horse] = await myHorses(owner.backend);
    expect(horse).toEqual({
      ...before,
      condition: 92,
      energy: 78,
      conditionAt: session.endsAt,
      atWork: null,
    });
    expect(await myActivity(owner.backend, { limit: 1 })).toMatchObject([
      { type: 'training', programme: 'speed', horseId: owner.horseId, at: session.endsAt },
    ]);
    expect((await recentActivity(game.visitor())).at(0)).toMatchObject({
      type: 'training',
      programme: 'speed',
    });
  });

  it('comes once: a second write changes nothing and returns the same', async () => {
    const owner = await game.player();
    const session = await train(owner);
    const ended = await end(game, session);
    const before = await game.snapshot();
    const other = { ...outcome, condition: 1, gains: { ...outcome.gains, speed: 9 } };
    expect(
      await endTraining(game.steward(), {
        sessionId: session.id,
        outcome: other,
        at: session.endsAt + HOUR,
      }),
    ).toEqual(ended);
    expect(await game.snapshot()).toEqual(before);
    expect(await sessionInput(game.steward(), { sessionId: session.id })).toBeNull();
  });

  it('does not come before its time, nor with figures that cannot be', async () => {
    const owner = await game.player();
    const { id: sessionId, endsAt } = await train(owner);
    const before = await game.snapshot();
    const write = (changes: Partial<typeof outcome>, at = endsAt) =>
      endTraining(game.steward(), { sessionId, outcome: { ...outcome, ...changes }, at });
    const wrong = [
      { condition: 101 },
      { energy: -1 },
      { gains: { ...outcome.gains, agility: -1 } },
    ];
    await expect(write({}, endsAt - 1)).rejects.toMatchObject({ code: 'bad_request' });
    for (const figures of wrong) {
      await expect(write(figures)).rejects.toMatchObject({ code: 'bad_request' });
    }
    expect(await game.snapshot()).toEqual(before);
  });

  it('leaves the talents as they were sealed, and adds what was gained where a race is made', async () => {
    const owner = await game.player();
    const { talentsHash } = await horseById(game.visitor(), { horseId: owner.horseId });
    await end(game, await train(owner));
    await end(game, await train(owner));
    const row = await born(owner.horseId);
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    const [input] = await raceInputs(game.steward(), { raceId });
    expect(input?.talents.speed).toBeCloseTo(Number(row.speed) + 0.576, 8);
    expect(input?.talents.acceleration).toBeCloseTo(Number(row.acceleration) + 0.192, 8);
    expect(input?.talents.stamina).toBe(row.stamina);
    const opened = {
      horseId: owner.horseId,
      salt: String(row.salt),
      talents: {
        ...(input?.talents ?? Object(null)),
        speed: row.speed,
        acceleration: row.acceleration,
      },
    };
    expect(await isSealedBy(opened, talentsHash)).toBe(true);
    // The ceilings follow from what the seal binds, so that they need none of their own.
    expect((await ceilingsOf(opened)).speed).toBeGreaterThanOrEqual(Number(row.speed));
  });
});

describe('what a session is made from', () => {
  it('is the horse, its talents and the work of four weeks: races and sessions', async () => {
    const owner = await game.player();
    await registerHouseHorses(game, `House of ${owner.horseId.slice(0, 6)}`, 1);
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, owner);
    await freeze(game, raceId, closesAt);
    const { offAt } = await run(game, raceId, 6000);
    const first = await train(owner, 'agility');
    await end(game, first);
    const work = [
      { horseId: owner.horseId, at: offAt, distance: 1200 },
      { horseId: owner.horseId, at: first.endsAt, programme: 'agility' },
    ];
    expect(await myRecentWork(owner.backend)).toEqual(work);
    const { id, startedAt, endsAt } = await train(owner, 'speed');
    const row = await born(owner.horseId);
    expect(await sessionInput(game.steward(), { sessionId: id })).toMatchObject({
      ...{ horseId: owner.horseId, programme: 'speed', startedAt, endsAt, salt: row.salt },
      ...{ condition: 92, energy: 78, conditionAt: first.endsAt, overreached: false },
      born: { speed: row.speed, balance: row.balance },
      talents: { speed: Number(row.speed) + 0.288, balance: row.balance },
    });
    await game.sql(
      `update public.training_sessions set ends_at = ends_at - interval '29 days',
      started_at = started_at - interval '29 days' where id = $1`,
      [first.id],
    );
    expect(await myRecentWork(owner.backend)).toHaveLength(1);
  });

  it('is for stewards alone; what it gave is for the owner alone', async () => {
    const [owner, other] = [await game.player(), await game.player()];
    const session = await train(owner);
    await end(game, session);
    const seenBy = ({ userId }: { userId: string }) =>
      game.database.withRollback(async (sql) => {
        await setRole(sql, userId);
        return sql('select id from public.training_sessions where id = $1', [session.id]);
      });
    expect(await seenBy(owner)).toHaveLength(1);
    expect(await seenBy(other)).toEqual([]);
    expect(await myTrainingSessions(other.backend, {})).toEqual([]);
    expect((await myTrainingSessions(owner.backend, {})).map(({ id }) => id)).toEqual([session.id]);
    expect(await myRecentWork(other.backend)).toEqual([]);
  });
});
