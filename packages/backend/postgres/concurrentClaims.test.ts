import { describe, expect, it, vi } from 'vitest';
import { raceClaims } from '../src/index.ts';
import { settleRace } from '../src/service/index.ts';
import { creditsOf } from '../test/support/market.ts';
import {
  anotherHorse,
  claimingRace,
  claimPrice,
  drawnFor,
  settleClaimingRace,
  startedClaimingRace,
} from '../test/support/testClaims.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { freeze, openTestRace, run } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

type Owner = Awaited<ReturnType<typeof owners>>[number];

/** Owners whose horses have run, so that they may claim. */
async function claimants(count: number): Promise<Owner[]> {
  const all = await owners(game, count);
  for (let from = 0; from < all.length; from += 10) {
    const field = all.slice(from, from + 10);
    const raceId = await openTestRace(game, { entryFee: 0, minRating: null });
    for (const each of field) await enterAlone(game, { ...each, raceId });
    await game.sql(
      `update public.races set closes_at = now() - interval '1 second', off_at = date_trunc('milliseconds', now()) where id = $1`,
      [raceId],
    );
    await freeze(game, raceId, Date.now());
    await run(game, raceId, 6_000);
  }
  return all;
}

const attempt = async (
  { userId }: Pick<Owner, 'userId'>,
  call: string,
  parameters: readonly unknown[],
): Promise<string> => {
  const { outcome } = await callAlone(game, { userId, call, parameters });
  return outcome;
};

const claim = (by: Owner, raceId: string, horseId: string, requestId = crypto.randomUUID()) =>
  attempt(by, 'public.claim_horse($1, $2, $3)', [raceId, horseId, requestId]);

const stableOf = async (horseId: string) =>
  (await game.sql('select stable_id from public.horses where id = $1', [horseId]))[0]?.stable_id;

describe('at the same moment', () => {
  it('thirty claim one runner: one has it, and the others their credits', async () => {
    const [owner, ...rivals] = await claimants(31);
    if (!owner) throw new Error('No owners');
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    const began = performance.now();
    const outcomes = await Promise.all(rivals.map((each) => claim(each, raceId, horseId)));
    console.log(`30 claims were taken in ${(performance.now() - began).toFixed(0)} ms`);
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    await settleClaimingRace(game, raceId);
    const drawn = await drawnFor(game, raceId, horseId);
    expect(await stableOf(horseId)).toBe(drawn?.stableId);
    expect(await raceClaims(game.visitor(), { raceId })).toHaveLength(30);
    for (const { stableId } of rivals) {
      const paid = stableId === drawn?.stableId ? claimPrice : 0;
      expect(await creditsOf(game, stableId)).toBe(25_000 - paid);
    }
  });

  it('two claims of a stable for its last box, and for its last credits: one is taken', async () => {
    const [owner, boxed, poor] = await claimants(3);
    if (!owner || !boxed || !poor) throw new Error('No owners');
    await game.sql('select private.give_starter_horse($1, now()) from generate_series(2, 23)', [
      boxed.stableId,
    ]);
    await game.sql(
      `select private.post('wallet_transfer', null, now(),
         array[private.wallet_of($1, 'credits'), private.wallet_of($1, 'wallet')], array[-10000::bigint, 10000])`,
      [poor.stableId],
    );
    const horses = [await anotherHorse(game, owner), await anotherHorse(game, owner)];
    const raceId = await claimingRace(game, horses);
    const byBoxed = await Promise.all(horses.map((horseId) => claim(boxed, raceId, horseId)));
    expect(byBoxed.toSorted()).toEqual(['done', 'no_free_box']);
    const byPoor = await Promise.all(horses.map((horseId) => claim(poor, raceId, horseId)));
    expect(byPoor.toSorted()).toEqual(['done', 'too_few_credits']);
    await settleClaimingRace(game, raceId);
  });

  it('one request from twenty tabs claims once, and twenty requests too', async () => {
    const [owner, rival] = await claimants(2);
    if (!owner || !rival) throw new Error('No owners');
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    const requestId = crypto.randomUUID();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => claim(rival, raceId, horseId, requestId)),
    );
    expect(new Set(same)).toEqual(new Set(['done']));
    const others = await Promise.all(
      Array.from({ length: 20 }, () => claim(rival, raceId, horseId)),
    );
    expect(new Set(others)).toEqual(new Set(['already_claimed']));
    expect(await creditsOf(game, rival.stableId)).toBe(25_000 - claimPrice);
    await settleClaimingRace(game, raceId);
    expect(await stableOf(horseId)).toBe(rival.stableId);
  });

  it('a runner is claimed, offered, consigned, entered and retired: it is claimed alone', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [owner, rival] = await claimants(2);
      if (!owner || !rival) throw new Error('No owners');
      const horseId = await anotherHorse(game, owner);
      const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
      const other = await openTestRace(game, { entryFee: 0 });
      const outcomes = await Promise.all([
        claim(rival, raceId, horseId),
        attempt(owner, 'public.list_horse($1, 3500, gen_random_uuid())', [horseId]),
        attempt(owner, 'public.consign_to_auction($1, 3500, 500, 60, gen_random_uuid())', [
          horseId,
        ]),
        enterAlone(game, { ...owner, horseId, raceId: other }).then(({ outcome }) => outcome),
        attempt(owner, 'public.retire_horse($1, gen_random_uuid())', [horseId]),
      ]);
      expect(outcomes).toEqual([
        ...['done', 'sale_while_entered', 'may_be_claimed', 'horse_engaged', 'retires_after_race'],
      ]);
      await settleClaimingRace(game, raceId);
      expect(await stableOf(horseId)).toBe(rival.stableId);
    }
  });

  it('a claim comes before the off, or after it and is refused; three settlements are one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [owner, rival, late] = await claimants(3);
      if (!owner || !rival || !late) throw new Error('No owners');
      const horseId = await anotherHorse(game, owner);
      const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
      await claim(rival, raceId, horseId);
      const [result, outcome] = await Promise.all([
        startedClaimingRace(game, raceId),
        claim(late, raceId, horseId),
      ]);
      expect(['done', 'claims_shut']).toContain(outcome);
      await Promise.all([1, 2, 3].map(() => settleRace(game.steward(), result)));
      const claims = await raceClaims(game.visitor(), { raceId });
      expect(claims.filter(({ won }) => won)).toHaveLength(1);
      expect(claims).toHaveLength(outcome === 'done' ? 2 : 1);
      const left = (await creditsOf(game, rival.stableId)) + (await creditsOf(game, late.stableId));
      expect(left).toBe(50_000 - claimPrice);
    }
  });

  it('two races with claims of the same stables are settled, and nobody waits in a circle', async () => {
    const [one, other, ...rivals] = await claimants(8);
    if (!one || !other) throw new Error('No owners');
    const races = await Promise.all(
      [one, other].map(async (owner) => {
        const horseId = await anotherHorse(game, owner);
        const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
        return { raceId, horseId };
      }),
    );
    for (const { raceId, horseId } of races) {
      for (const rival of rivals) await claim(rival, raceId, horseId);
    }
    const results = [];
    for (const { raceId } of races) results.push(await startedClaimingRace(game, raceId));
    await Promise.all([
      ...results.map((result) => settleRace(game.steward(), result)),
      ...rivals.map((rival) =>
        attempt(rival, `public.transfer_wallet(1, 'wallet', gen_random_uuid())`, []),
      ),
    ]);
    for (const { raceId, horseId } of races) {
      expect(await stableOf(horseId)).toBe((await drawnFor(game, raceId, horseId))?.stableId);
    }
  });

  it('a stable that wins a prize and has its claim back can move its money meanwhile', async () => {
    const [owner, rival, third] = await claimants(3);
    if (!owner || !rival || !third) throw new Error('No owners');
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, rival)]);
    for (const each of [rival, third]) await claim(each, raceId, horseId);
    const result = await startedClaimingRace(game, raceId);
    await game.database.session(async (session) => {
      const lock = (kind: string) =>
        session.query(
          `select from private.accounts where id = private.wallet_of($1, '${kind}') for no key update`,
          [rival.stableId],
        );
      await session.exec('begin');
      await lock('credits');
      const settled = settleRace(game.steward(), result);
      await vi.waitUntil(async () => {
        const rows = await game.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length === 1;
      });
      await lock('wallet');
      await session.exec('rollback');
      await settled;
    });
  });
});
