import { DAY, energyAt, HOUR, MINUTE, programmes } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterRace,
  myHorses,
  myTrainingSessions,
  myWallets,
  startTraining,
  trainingProgrammes,
} from '../../src/index.ts';
import { voidRace } from '../../src/service/index.ts';
import { during } from '../support/entryAttempts.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { end, train } from '../support/testTraining.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

/** Expects that the session is refused with the code, and that it changes nothing. */
async function expectRefusal(
  code: string,
  { by = player, horseId = by.horseId, programme = 'speed' }: Partial<Attempt> = {},
): Promise<void> {
  const before = await game.snapshot();
  const requestId = crypto.randomUUID();
  await expect(
    // A program of another name is none that the client would send.
    startTraining(by.backend, { horseId, programme: programme as 'speed', requestId }),
  ).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

interface Attempt {
  by: Player;
  horseId: string;
  programme: string;
}

const callOff = (raceId: string) =>
  voidRace(game.steward(), {
    raceId,
    reason: 'could_not_be_run',
    beaconSignature: null,
    at: Date.now(),
  });

describe('the programmes', () => {
  it('cost and take in the database what the rules say', async () => {
    expect(await trainingProgrammes(game.visitor())).toEqual(
      Object.values(programmes).map(({ id, price, durationMs }) => ({ id, price, durationMs })),
    );
    expect(
      await game.sql(
        'select id, energy from public.training_programmes where every_minutes is null order by position',
      ),
    ).toEqual(Object.values(programmes).map(({ id, energy }) => ({ id, energy })));
  });
});

describe('a session', () => {
  it.each(Object.values(programmes))('of $id is paid, and has its horse at work', async (work) => {
    const owner = await game.player();
    const session = await train(owner, work.id);
    expect(session).toMatchObject({
      horseId: owner.horseId,
      programme: work.id,
      price: work.price,
      outcome: null,
    });
    expect(session.endsAt - session.startedAt).toBe(work.durationMs);
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 25_000 - work.price });
    const [horse] = await myHorses(owner.backend);
    expect(horse?.atWork).toEqual({ until: session.endsAt, energy: 100 + work.energy });
    const [listed] = await myTrainingSessions(owner.backend, {});
    expect(listed).toEqual({ ...session, horseName: horse?.name });
  });

  it('is begun once and answered the same, however often its request is sent', async () => {
    const owner = await game.player();
    const request = {
      horseId: owner.horseId,
      programme: 'agility' as const,
      requestId: crypto.randomUUID(),
    };
    const first = await startTraining(owner.backend, request);
    const before = await game.snapshot();
    expect(await startTraining(owner.backend, request)).toEqual(first);
    expect(await game.snapshot()).toEqual(before);
    await expect(
      startTraining(owner.backend, { ...request, programme: 'speed' }),
    ).rejects.toMatchObject({ code: 'request_reused' });
    await expect(startTraining(other.backend, request)).rejects.toMatchObject({
      code: 'request_reused',
    });
    expect(await game.snapshot()).toEqual(before);
  });

  it('may overreach a horse that has nothing left: its owner was told', async () => {
    const owner = await game.player();
    await game.sql('update public.horses set energy = 3, condition_at = now() where id = $1', [
      owner.horseId,
    ]);
    await train(owner);
    const [horse] = await myHorses(owner.backend);
    expect(horse?.atWork?.energy).toBe(0);
  });
});

describe('a refused session has its own code and changes nothing', () => {
  it('not_signed_in', async () => {
    const before = await game.snapshot();
    await expect(train({ backend: game.visitor(), horseId: player.horseId })).rejects.toMatchObject(
      { code: 'not_signed_in' },
    );
    expect(await game.snapshot()).toEqual(before);
  });

  it('no_stable', () =>
    during(game, 'update public.stables set owner_id = null where id = $1', [player.stableId], () =>
      expectRefusal('no_stable'),
    ));

  it('horse_not_found, horse_not_yours, programme_not_found', async () => {
    await expectRefusal('horse_not_found', { horseId: crypto.randomUUID() });
    await expectRefusal('horse_not_yours', { horseId: other.horseId });
    await expectRefusal('programme_not_found', { programme: 'swimming' });
  });

  it('horse_at_work, until what the session gave is written', async () => {
    const owner = await game.player();
    const session = await train(owner);
    await expectRefusal('horse_at_work', { by: owner, programme: 'agility' });
    await end(game, session);
    await expect(train(owner)).resolves.toMatchObject({ horseId: owner.horseId });
  });

  it('horse_at_work also where the horse went to work after it was looked at', async () => {
    const owner = await game.player();
    await train(owner);
    const before = await game.snapshot();
    await expect(
      game.sql(
        `select private.write_session(h, p, gen_random_uuid(), now())
         from public.horses h, public.training_programmes p where h.id = $1 and p.id = 'speed'`,
        [owner.horseId],
      ),
    ).rejects.toMatchObject({ hint: 'horse_at_work' });
    expect(await game.snapshot()).toEqual(before);
  });

  it('horse_runs_first, unless entries close after the session', async () => {
    const soon = await openTestRace(game);
    await enter(soon, player);
    await expectRefusal('horse_runs_first');
    await callOff(soon);
    const owner = await game.player();
    await enter(await openTestRace(game, { closesAt: Date.now() + 3 * HOUR }), owner);
    await expectRefusal('horse_runs_first', { by: owner, programme: 'endurance' });
    await train(owner, 'speed');
  });

  it('too_few_credits, by a single dollar', async () => {
    const owner = await game.player();
    const raceId = await openTestRace(game, { entryFee: 24_501, closesAt: Date.now() + DAY });
    await enter(raceId, owner);
    await expectRefusal('too_few_credits', { by: owner });
    await train(owner, 'endurance');
    expect(await myWallets(owner.backend)).toMatchObject({ credits: 99 });
  });
});

describe('a horse at work', () => {
  it('is entered for no race whose entries close before it is back, and for those after', async () => {
    const owner = await game.player();
    const { endsAt } = await train(owner);
    const before = await game.snapshot();
    const tooSoon = await openTestRace(game, { closesAt: endsAt - 1 });
    const opened = await game.snapshot();
    const attempt = { horseId: owner.horseId, requestId: crypto.randomUUID() };
    await expect(enterRace(owner.backend, { ...attempt, raceId: tooSoon })).rejects.toMatchObject({
      code: 'horse_not_back',
      cause: { details: new Date(endsAt).toISOString() },
    });
    expect(await game.snapshot()).toEqual(opened);
    expect(opened['public.horses']).toEqual(before['public.horses']);
    const later = await openTestRace(game, { closesAt: endsAt });
    expect(await enterRace(owner.backend, { ...attempt, raceId: later })).toMatchObject({
      raceId: later,
    });
  });

  it('may run once it has rested from the energy that the session leaves', async () => {
    const owner = await game.player();
    await game.sql('update public.horses set energy = 60, condition_at = now() where id = $1', [
      owner.horseId,
    ]);
    const { endsAt } = await train(owner, 'endurance');
    const race = (hours: number) => openTestRace(game, { closesAt: endsAt + hours * HOUR });
    await expect(enter(await race(6), owner)).rejects.toMatchObject({ code: 'horse_too_tired' });
    await enter(await race(9), owner);
  });
});

it('the database reads energy as the rules do, for an average talent for recovery', async () => {
  const since = Date.now();
  const rows = await game.sql(
    `select energy, minutes, private.energy_at(energy, $1, $1::timestamptz + make_interval(mins => minutes)) as later
     from generate_series(0, 100, 7) energy, generate_series(-60, 3000, 47) minutes`,
    [new Date(since).toISOString()],
  );
  expect(rows.length).toBeGreaterThan(900);
  for (const { energy, minutes, later } of rows) {
    const at = since + Number(minutes) * MINUTE;
    expect([energy, minutes, later]).toEqual([
      energy,
      minutes,
      energyAt(Number(energy), since, at, 50),
    ]);
  }
});
