import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  lastRace,
  myActivity,
  myHorses,
  myWallets,
  raceResults,
  raceWithEntries,
} from '../../src/index.ts';
import { fillRace, raceInputs, raceSecret, settleRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  run,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Vale House', 12));

const balances = () =>
  game.sql(
    `select kind, sum(balance)::bigint as balance from private.accounts group by kind order by kind`,
  );

describe('the settlement', () => {
  it('pays the purse: fees less a tenth in whole dollars, the house the rest; prizes to players, the rest home', async () => {
    const newcomer = await game.player();
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 189, purse: 6000 });
    await enter(raceId, newcomer);
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    await freeze(game, raceId, closesAt);
    const before = Object.fromEntries(
      (await balances()).map(({ kind, balance }) => [kind, balance]),
    );
    const race = await run(game, raceId, 6000);

    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    const mine = runners.find(({ stableId }) => stableId === newcomer.stableId);
    const prize = mine?.prize ?? 0;
    expect(runners.reduce((sum, runner) => sum + (runner.prize ?? 0), 0)).toBe(6000);
    expect(prize).toBeGreaterThan(0);
    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 24_811, wallet: prize });
    const after = Object.fromEntries(
      (await balances()).map(({ kind, balance }) => [kind, balance]),
    );
    expect(after).toEqual({
      ...before,
      pool: Number(before.pool) - 189,
      wallet: Number(before.wallet) + prize,
      house: Number(before.house) + 189 - prize,
    });
    expect(
      await game.sql(
        `select t.kind, -p.amount as amount from private.postings p
         join private.accounts a on a.id = p.account_id and a.race_id = $1
         join private.transactions t on t.id = p.transaction_id order by t.id`,
        [raceId],
      ),
    ).toEqual([
      { kind: 'entry_fee', amount: -189 },
      { kind: 'rake', amount: 18 },
      { kind: 'top_up', amount: -5829 },
      { kind: 'prizes', amount: 6000 },
    ]);
    expect(race).toMatchObject({ status: 'finished', salt: 'salt', checksum: '85413e00' });
    expect(race.seed).toBe(await raceSecret(game.steward(), { raceId }));
  });

  it('writes the records, the news, the lists', async () => {
    const newcomer = await game.player();
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    await freeze(game, raceId, closesAt);
    const race = await run(game, raceId, 6000);

    const { runners } = await raceWithEntries(newcomer.backend, { raceId });
    expect(runners.map(({ place }) => place)).toEqual([1, 2, 3]);
    const mine = runners.find(({ stableId }) => stableId === newcomer.stableId);
    const place = mine?.place ?? 0;
    const [horse] = await myHorses(newcomer.backend);
    expect(horse).toMatchObject({
      runs: 1,
      wins: place === 1 ? 1 : 0,
      places: 1,
      earnings: mine?.prize,
      form: place === 1 ? 'W' : 'L',
      figures: `${place}`,
      rating: mine?.ratingAfter,
      condition: 80,
      energy: 55,
      conditionAt: race.offAt + raceTime,
      lastRunAt: race.offAt,
    });
    const house = runners.flatMap(({ horseId, stable }) => (stable.isHouse ? horseId : []));
    const fitness = 'select condition, energy from public.horses where id = any ($1::uuid[])';
    expect(await game.sql(fitness, [house])).toEqual([
      { condition: 85, energy: 85 },
      { condition: 85, energy: 85 },
    ]);
    const [news] = await myActivity(newcomer.backend, { limit: 1 });
    expect(news).toMatchObject({
      type: 'race_result',
      horseName: horse?.name,
      raceName: race.name,
      place,
      prize: mine?.prize,
    });
    const [first, second] = runners;
    expect(await raceResults(game.visitor(), { limit: 1 })).toMatchObject([
      {
        id: raceId,
        winners: [
          { timeMs: first?.timeMs, horse: { id: first?.horseId, name: first?.horse.name } },
        ],
        seconds: [{ timeMs: second?.timeMs, horseName: second?.horse.name }],
      },
    ]);
    expect(await lastRace(game.visitor())).toEqual({
      race: expect.objectContaining({ id: raceId }),
      runners,
    });
  });

  it('is refused before the last runner is home, and of anything but the race as it was started', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    const home = closesAt + MINUTE + raceTime;
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    const badRequest = { code: 'bad_request' };
    await expect(settle(game, raceId, 6000, home)).rejects.toMatchObject(badRequest);
    await freeze(game, raceId, closesAt);
    await expect(settle(game, raceId, 6000, home)).rejects.toMatchObject(badRequest);
    await start(game, raceId);
    const before = await game.snapshot();
    await expect(settle(game, raceId, 6000, home - 1)).rejects.toMatchObject(badRequest);
    await expect(settle(game, raceId, 6001, home)).rejects.toMatchObject(badRequest);
    const inputs = await raceInputs(game.steward(), { raceId });
    const result = (timeMs: number) =>
      inputs.map((input) => ({ ...input, place: 1, timeMs, prize: 2000 }));
    for (const wrong of [
      { runners: [] },
      { runners: result(70_000), checksum: 'another' },
      { runners: result(raceTime + 1) },
    ]) {
      const settlement = { raceId, checksum: '85413e00', at: home, ...wrong };
      await expect(settleRace(game.steward(), settlement)).rejects.toMatchObject(badRequest);
    }
    expect(await game.snapshot()).toEqual(before);
    await settle(game, raceId, 6000, home);
  });
});
