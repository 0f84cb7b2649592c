import { describe, expect, it } from 'vitest';
import { declareHorse, voidRace } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../test/support/testRaces.ts';
import { type Attempt, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const tally = (outcomes: readonly { outcome: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, ({ outcome }) => outcome)).map(([outcome, group]) => [
      outcome,
      group?.length,
    ]),
  );

describe('entries at the same moment', () => {
  it('the last entry that a field takes goes to one of fifty', async () => {
    const [house = ''] = await registerHouseHorses(game, 'Last House', 1);
    const raceId = await openTestRace(game, { maxEntries: 2 });
    await declareHorse(game.steward(), { raceId, horseId: house, nonce: 'n', at: Date.now() });
    for (const early of await owners(game, 3)) await enterAlone(game, { ...early, raceId });
    const rivals = await owners(game, 50);
    const outcomes = await Promise.all(
      rivals.map((rival) => enterAlone(game, { ...rival, raceId })),
    );
    expect(tally(outcomes)).toEqual({ entered: 1, race_full: 49 });
    const [sums] = await game.sql(
      `select sum(25000 - u.balance)::bigint as paid from public.wallets u
       where u.kind = 'credits' and u.stable_id = any ($1::uuid[])`,
      [rivals.map(({ stableId }) => stableId)],
    );
    expect(sums).toEqual({ paid: 180 });
  });

  it('a purse with money for five of twenty entries pays five', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const twins = await game.sql(
      'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, 20)',
      [owner.stableId],
    );
    const attempts: Attempt[] = [];
    for (const { id } of twins) {
      const raceId = await openTestRace(game, { entryFee: 5000 });
      attempts.push({ userId: owner.userId, raceId, horseId: String(id) });
    }
    expect(tally(await Promise.all(attempts.map((attempt) => enterAlone(game, attempt))))).toEqual({
      entered: 5,
      too_few_credits: 15,
    });
    expect(
      await game.sql(
        `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: 0 }]);
  });

  it('one horse is entered for one of twenty races', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const races = [];
    for (let index = 0; index < 20; index += 1) races.push(await openTestRace(game));
    const outcomes = await Promise.all(
      races.map((raceId) => enterAlone(game, { ...owner, raceId })),
    );
    expect(tally(outcomes)).toEqual({ entered: 1, horse_engaged: 19 });
  });

  it('one request sent fifty times at once has one effect and one result', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const attempt = { ...owner, raceId: await openTestRace(game), requestId: crypto.randomUUID() };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => enterAlone(game, attempt)));
    expect(tally(outcomes)).toEqual({ entered: 50 });
    expect(new Set(outcomes.map(({ entry }) => entry)).size).toBe(1);
    expect(
      await game.sql(
        `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: 24_820 }]);
  });

  it('entering while the race is declared void ends with the fee back or never taken', async () => {
    const rivals = await owners(game, 20);
    const raceId = await openTestRace(game, { maxEntries: 24 });
    const [outcomes] = await Promise.all([
      Promise.all(rivals.map((rival) => enterAlone(game, { ...rival, raceId }))),
      voidRace(game.steward(), {
        raceId,
        reason: 'could_not_be_run',
        beaconSignature: null,
        at: Date.now(),
      }),
    ]);
    expect(
      outcomes.every(({ outcome }) => outcome === 'entered' || outcome === 'race_closed'),
    ).toBe(true);
    expect(
      await game.sql(
        `select distinct balance from public.wallets where kind = 'credits' and stable_id = any ($1::uuid[])`,
        [rivals.map(({ stableId }) => stableId)],
      ),
    ).toEqual([{ balance: 25_000 }]);
  });
});
