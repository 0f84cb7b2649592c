import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { declareHorse, fillRace, voidRace } from '../src/service/index.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';
import {
  claim,
  freeze,
  openTestRace,
  registerHouseHorses,
  settle,
} from '../test/support/testRaces.ts';

const game = openTestGame();

interface Attempt {
  readonly userId: string;
  readonly raceId: string;
  readonly horseId: string;
  readonly requestId?: string;
}

/** Enters on a session of its own: 'entered' with the entry's id, or the code of the refusal. */
const enterAlone = ({ userId, raceId, horseId, requestId = crypto.randomUUID() }: Attempt) =>
  game.database.session(async (session) => {
    await session.query(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
    await session.exec('set role authenticated');
    try {
      const { rows } = await session.query('select id from public.enter_race($1, $2, $3)', [
        raceId,
        horseId,
        requestId,
      ]);
      return { outcome: 'entered', entry: rows[0]?.id };
    } catch (error) {
      return { outcome: Object(error).hint ?? String(error), entry: undefined };
    } finally {
      await session.exec('reset role');
    }
  });

const tally = (outcomes: readonly { outcome: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, ({ outcome }) => outcome)).map(([outcome, group]) => [
      outcome,
      group?.length,
    ]),
  );

/** Owners made straight in the database: forty passwords would take longer than the test. */
async function owners(count: number): Promise<Omit<Player, 'backend'>[]> {
  const rows = await game.sql(
    `with born as (
       insert into auth.users (id, email)
       select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, $1)
       returning id
     ) select id from born`,
    [count],
  );
  const stables = await game.sql(
    `select s.owner_id, s.id as stable_id, h.id as horse_id
     from public.stables s join public.horses h on h.stable_id = s.id
     where s.owner_id = any ($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  return stables.map((row) => ({
    userId: String(row.owner_id),
    stableId: String(row.stable_id),
    horseId: String(row.horse_id),
  }));
}

describe('under concurrency', () => {
  it('the last place in a field goes to one of fifty', async () => {
    const [house = ''] = await registerHouseHorses(game, 'Last House', 1);
    const raceId = await openTestRace(game, { maxEntries: 2 });
    await declareHorse(game.steward(), { raceId, horseId: house, nonce: 'n', at: Date.now() });
    const rivals = await owners(50);
    const outcomes = await Promise.all(rivals.map((rival) => enterAlone({ ...rival, raceId })));
    expect(tally(outcomes)).toEqual({ entered: 1, race_full: 49 });
    const [sums] = await game.sql(
      `select sum(25000 - u.balance)::bigint as paid from public.purses u
       where u.kind = 'credits' and u.stable_id = any ($1::uuid[])`,
      [rivals.map(({ stableId }) => stableId)],
    );
    expect(sums).toEqual({ paid: 180 });
  });

  it('a purse with money for five of twenty entries pays five', async () => {
    const [owner] = await owners(1);
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
    expect(tally(await Promise.all(attempts.map(enterAlone)))).toEqual({
      entered: 5,
      too_few_credits: 15,
    });
    expect(
      await game.sql(
        `select balance from public.purses where stable_id = $1 and kind = 'credits'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: 0 }]);
  });

  it('one horse is entered for one of twenty races', async () => {
    const [owner] = await owners(1);
    if (!owner) throw new Error('No owner');
    const races = [];
    for (let index = 0; index < 20; index += 1) races.push(await openTestRace(game));
    const outcomes = await Promise.all(races.map((raceId) => enterAlone({ ...owner, raceId })));
    expect(tally(outcomes)).toEqual({ entered: 1, horse_engaged: 19 });
  });

  it('one request sent fifty times at once has one effect and one result', async () => {
    const [owner] = await owners(1);
    if (!owner) throw new Error('No owner');
    const attempt = { ...owner, raceId: await openTestRace(game), requestId: crypto.randomUUID() };
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => enterAlone(attempt)));
    expect(tally(outcomes)).toEqual({ entered: 50 });
    expect(new Set(outcomes.map(({ entry }) => entry)).size).toBe(1);
    expect(
      await game.sql(
        `select balance from public.purses where stable_id = $1 and kind = 'credits'`,
        [owner.stableId],
      ),
    ).toEqual([{ balance: 24_820 }]);
  });

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
    // Every race is settled by three stewards at once, as if leases had ended under them.
    await Promise.all(
      [...raceIds, ...raceIds, ...raceIds].map((raceId) => settle(game, raceId, 6000, offAt)),
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
    const [owner] = await owners(1);
    if (!owner) throw new Error('No owner');
    const closesAt = Date.now() + MINUTE;
    const raceId = await openTestRace(game, { closesAt });
    await enterAlone({ ...owner, raceId });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    await freeze(game, raceId, closesAt);
    const offAt = closesAt + MINUTE;
    const [first, second] = await Promise.all([
      settle(game, raceId, 6000, offAt),
      settle(game, raceId, 6000, offAt),
    ]);
    expect(first).toEqual(second);
    const [entry] = await game.sql(
      'select prize from public.entries where race_id = $1 and horse_id = $2',
      [raceId, owner.horseId],
    );
    expect(
      await game.sql(`select balance from public.purses where stable_id = $1 and kind = 'wallet'`, [
        owner.stableId,
      ]),
    ).toEqual([{ balance: entry?.prize }]);
  });

  it('entering while the race is declared void ends with the fee back or never taken', async () => {
    const rivals = await owners(20);
    const raceId = await openTestRace(game, { maxEntries: 24 });
    const [outcomes] = await Promise.all([
      Promise.all(rivals.map((rival) => enterAlone({ ...rival, raceId }))),
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
        `select distinct balance from public.purses where kind = 'credits' and stable_id = any ($1::uuid[])`,
        [rivals.map(({ stableId }) => stableId)],
      ),
    ).toEqual([{ balance: 25_000 }]);
  });
});
