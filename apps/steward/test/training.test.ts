import { raceWithEntries } from '@furlong/backend';
import { ceilingsOf } from '@furlong/game/engine';
import { HOUR, MINUTE, programmes, sessionOutcome } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

/** Sends a horse to work as its owner does. */
async function train(stableId: string, horseId: string, programme = 'speed') {
  const { rows } = fixture.game;
  const [owner] = await rows('select owner_id from public.stables where id = $1', [stableId]);
  await rows(`select set_config('request.jwt.claim.sub', $1, false)`, [owner?.owner_id]);
  const [session] = await rows(
    'select id, started_at, ends_at from public.start_training($1, $2, gen_random_uuid())',
    [horseId, programme],
  );
  await rows(`select set_config('request.jwt.claim.sub', '', false)`);
  return {
    id: String(session?.id),
    startedAt: timeOf(session?.started_at),
    endsAt: timeOf(session?.ends_at),
  };
}

const timeOf = (value: unknown) => new Date(value instanceof Date ? value : `${value}`).getTime();

const horseOf = async (horseId: string) => {
  const [row] = await fixture.game.rows('select * from public.horses where id = $1', [horseId]);
  return row ?? {};
};

const gained = (horseId: string) =>
  fixture.game.rows('select speed, acceleration from private.talents_gained where horse_id = $1', [
    horseId,
  ]);

const told = (horseId: string) =>
  fixture.game.rows(`select at from public.activities where horse_id = $1 and type = 'training'`, [
    horseId,
  ]);

it('a session gives what the rules say, when it ends and not before', async () => {
  const { stableId, horseId } = await fixture.newOwner('Gallop Yard');
  const before = await horseOf(horseId);
  const [talents] = await fixture.game.rows('select * from private.talents where horse_id = $1', [
    horseId,
  ]);
  const session = await train(stableId, horseId);
  await fixture.steward.runDueRaces({ at: session.endsAt - 1 });
  expect(await gained(horseId)).toEqual([]);
  await fixture.steward.runDueRaces({ at: session.endsAt });

  const born = Object(talents);
  const ceilings = await ceilingsOf({ horseId, salt: born.salt, talents: born });
  const expected = sessionOutcome(
    {
      at: timeOf(before.condition_at),
      idleSince: timeOf(before.condition_at),
      birthSeason: Number(before.birth_season),
      condition: Number(before.condition),
      energy: Number(before.energy),
      talents: born,
      ceilings,
      work: [],
      overreached: false,
    },
    programmes.speed,
    session.startedAt,
  );
  expect(expected.gains.speed).toBeGreaterThan(0);
  expect(await gained(horseId)).toEqual([
    { speed: expected.gains.speed, acceleration: expected.gains.acceleration },
  ]);
  expect(await horseOf(horseId)).toMatchObject({
    condition: expected.condition,
    energy: expected.energy,
    at_work_until: null,
  });
  expect((await told(horseId)).map(({ at }) => timeOf(at))).toEqual([session.endsAt]);
  expect(await fixture.game.violations()).toEqual([]);
});

it('an hour without a steward changes nothing about it', async () => {
  const one = await fixture.newOwner('Early Yard');
  const two = await fixture.newOwner('Late Yard');
  const sessions = [
    await train(one.stableId, one.horseId, 'agility'),
    await train(two.stableId, two.horseId, 'agility'),
  ];
  const [first, second] = sessions.map(({ endsAt }) => endsAt);
  await fixture.steward.runDueRaces({ at: (second ?? 0) + HOUR });
  expect(timeOf((await told(one.horseId))[0]?.at)).toBe(first);
  expect(timeOf((await told(two.horseId))[0]?.at)).toBe(second);
  expect(timeOf((await horseOf(two.horseId)).condition_at)).toBe(second);
});

it('one whose writing was cut off, before or after its effect, is written once by the next', async () => {
  for (const effect of ['refused', 'response lost'] as const) {
    const { stableId, horseId } = await fixture.newOwner(`Cut ${effect} Yard`);
    const { endsAt } = await train(stableId, horseId);
    fixture.game.injectFault({ rpc: 'end_training', effect });
    await fixture.steward.runDueRaces({ at: endsAt });
    fixture.game.injectFault(null);
    expect(fixture.errors).toHaveLength(1);
    expect(await told(horseId)).toHaveLength(effect === 'refused' ? 0 : 1);
    // Nobody is given it while the claim holds: not the one that failed either.
    await fixture.steward.runDueRaces({ at: endsAt + 1_000 });
    expect(await told(horseId)).toHaveLength(effect === 'refused' ? 0 : 1);
    await fixture.stewardNamed('second').runDueRaces({ at: endsAt + MINUTE });
    expect(await told(horseId)).toHaveLength(1);
    expect(await fixture.game.violations()).toEqual([]);
    fixture.errors = [];
  }
});

it('several stewards at once write each session once', async () => {
  const yards = [];
  for (const name of ['Ash', 'Beech', 'Cedar', 'Elm']) {
    const { stableId, horseId } = await fixture.newOwner(`${name} Yard`);
    yards.push({ horseId, ...(await train(stableId, horseId)) });
  }
  const at = Math.max(...yards.map(({ endsAt }) => endsAt));
  await Promise.all(
    ['second', 'third', 'fourth'].map((name) => fixture.stewardNamed(name).runDueRaces({ at })),
  );
  for (const { horseId } of yards) expect(await told(horseId)).toHaveLength(1);
  expect(await fixture.game.violations()).toEqual([]);
});

it('a race is made of its horses as their work has left them', async () => {
  const { stableId, horseId } = await fixture.newOwner('Trained Yard');
  const { endsAt } = await train(stableId, horseId, 'agility');
  await fixture.steward.openProgramme(endsAt);
  fixture.at = endsAt;
  const race = await fixture.nextNoviceRace();
  await fixture.game.rows('select public.declare_horse($1, $2, $3, $4)', [
    race.id,
    horseId,
    'n',
    new Date(endsAt - 1),
  ]);
  fixture.at = race.closesAt;
  const reports = await fixture.runDueRaces();
  expect(reports.find(({ raceId }) => raceId === race.id)?.outcome).toBe('closed');
  expect(await told(horseId)).toHaveLength(1);
  const { runners } = await raceWithEntries(fixture.game.backend, { raceId: race.id });
  expect(runners.some((runner) => runner.horseId === horseId)).toBe(true);
  expect((await horseOf(horseId)).at_work_until).toBeNull();
});
