import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { fillRace } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import {
  claim,
  freeze,
  openTestRace,
  registerHouseHorses,
  run,
} from '../test/support/testRaces.ts';
import { enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

describe('stewards at the same moment', () => {
  it('ten stewards claim ten different races, and settle each once', async () => {
    await game.sql(
      `select public.void_race(id, 'could_not_be_run', now()) from public.races where settled_at is null`,
    );
    await registerHouseHorses(game, 'Ten House', 30);
    const closesAt = Date.now() + MINUTE;
    for (let index = 0; index < 10; index += 1) {
      const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
      await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
      await freeze(game, raceId, closesAt);
    }
    const offAt = closesAt + MINUTE;
    const stewards = Array.from({ length: 10 }, (_, index) => `Steward ${index}`);
    const claims = await Promise.all(stewards.map((steward) => claim(game, steward, offAt)));
    const raceIds = claims.map((one) => one?.raceId ?? '');
    expect(new Set(raceIds).size).toBe(10);
    expect(await claim(game, 'Late', offAt)).toBeNull();
    // Every race is started and settled by three stewards at once, as if leases had ended under them.
    await Promise.all(
      [...raceIds, ...raceIds, ...raceIds].map((raceId) => run(game, raceId, 6000)),
    );
    expect(
      await game.sql(
        `select count(*) from private.transactions t join private.postings p on p.transaction_id = t.id
         join private.accounts a on a.id = p.account_id
         where t.kind = 'prizes' and a.race_id = any ($1::uuid[])`,
        [raceIds],
      ),
    ).toEqual([{ count: 10 }]);
  });

  it('prizes are paid once where two stewards settle a race with a player in it', async () => {
    const [owner] = await owners(game, 1);
    if (!owner) throw new Error('No owner');
    const closesAt = Date.now() + MINUTE;
    const raceId = await openTestRace(game, { closesAt });
    await enterAlone(game, { ...owner, raceId });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    await freeze(game, raceId, closesAt);
    const [first, second] = await Promise.all([run(game, raceId, 6000), run(game, raceId, 6000)]);
    expect(first).toEqual(second);
    const [entry] = await game.sql(
      'select prize from public.entries where race_id = $1 and horse_id = $2',
      [raceId, owner.horseId],
    );
    expect(
      await game.sql(
        `select balance from public.wallets where stable_id = $1 and kind = 'wallet'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: entry?.prize }]);
  });
});
