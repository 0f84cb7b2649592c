import { MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  claimHorse,
  claimingRaces,
  consignToAuction,
  enterRace,
  myClaims,
  myHeldMoney,
  myStatement,
  transferWallet,
} from '../../src/index.ts';
import { creditsOf } from '../support/market.ts';
import { expectAllRefused } from '../support/testAuctions.ts';
import {
  anotherHorse,
  claim,
  claimants,
  claimingRace,
  claimPrice,
  fillPurses,
  seenRunner,
  settleClaimingRace,
  startedClaimingRace,
} from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let owner: Player;
let ann: Player;
let bob: Player;

beforeAll(async () => {
  const [one, other, third] = await claimants(game, 3);
  if (!one || !other || !third) throw new Error('No players');
  [owner, ann, bob] = [one, other, third];
});

/** A race in which the owner runs two new horses. */
async function raceOfTwo(terms?: Parameters<typeof claimingRace>[2]) {
  const [first, second] = [await anotherHorse(game, owner), await anotherHorse(game, owner)];
  return { first, second, raceId: await claimingRace(game, [first, second], terms) };
}

const once = () => ({ requestId: crypto.randomUUID(), fromWallet: 0 });

describe('a claim', () => {
  it('holds its price, and everybody is told how many there are', async () => {
    const { raceId, first, second } = await raceOfTwo();
    const before = await creditsOf(game, ann.stableId);
    await claim(raceId, ann, first);
    expect(await creditsOf(game, ann.stableId)).toBe(before - claimPrice);
    expect(await seenRunner(game, raceId, first)).toMatchObject({ claims: 1, claimedByYou: false });
    expect(await seenRunner(game, raceId, second)).toMatchObject({ claims: 0 });
    await claim(raceId, bob, first);
    expect(await seenRunner(game, raceId, first)).toMatchObject({ claims: 2 });
    const [own] = (await claimingRaces(ann.backend)).filter(({ id }) => id === raceId);
    expect(own).toMatchObject({ claimPrice, status: 'closed' });
    expect(own?.claimable.find(({ horse }) => horse.id === first)).toMatchObject({
      claimedByYou: true,
      stable: { id: owner.stableId, isHouse: false },
    });
    expect(await myHeldMoney(ann.backend)).toContainEqual(
      expect.objectContaining({
        amount: claimPrice,
        race: { id: raceId, name: own?.name },
        horse: expect.objectContaining({ id: first }),
      }),
    );
    const [line] = await myStatement(ann.backend, {
      ...{ wallet: 'credits', kinds: ['claim'], after: null, limit: 1 },
    });
    expect(line).toMatchObject({ amount: -claimPrice, race: { id: raceId }, horse: { id: first } });
    expect((await myClaims(ann.backend, {}))[0]).toMatchObject({
      ...{ state: 'held', claims: 2, winner: null, settledAt: null, price: claimPrice },
      ...{ race: { id: raceId }, horse: { id: first }, vendor: { id: owner.stableId } },
    });
    await settleClaimingRace(game, raceId);
  });

  it('with one request id is made once, and answered the same', async () => {
    const { raceId, first } = await raceOfTwo();
    const request = { raceId, horseId: first, ...once() };
    const answer = await claimHorse(ann.backend, request);
    const after = await game.snapshot();
    expect(await claimHorse(ann.backend, request)).toBe(answer);
    expect(await game.snapshot()).toEqual(after);
    await settleClaimingRace(game, raceId);
  });

  it('may be paid out of the wallet', async () => {
    const { raceId, first } = await raceOfTwo();
    const moved = (await creditsOf(game, bob.stableId)) - 30;
    await transferWallet(bob.backend, {
      ...{ amount: moved, to: 'wallet', requestId: crypto.randomUUID() },
    });
    await expect(claim(raceId, bob, first)).rejects.toMatchObject({ code: 'too_few_credits' });
    await claimHorse(bob.backend, {
      ...{ raceId, horseId: first, requestId: crypto.randomUUID(), fromWallet: claimPrice - 30 },
    });
    expect(await creditsOf(game, bob.stableId)).toBe(0);
    await settleClaimingRace(game, raceId);
    await fillPurses(game, [ann, bob]);
  });

  it('is refused, each with its own sentence', async () => {
    await fillPurses(game, [ann, bob]);
    const { raceId, first, second } = await raceOfTwo();
    const dear = await raceOfTwo({ price: 90_000 });
    const shut = await raceOfTwo({ offIn: 20_000 });
    const off = await raceOfTwo();
    await startedClaimingRace(game, off.raceId);
    const newcomer = await game.player();
    const plain = await openTestRace(game);
    const open = await openTestRace(game, {
      ...{ grade: 'Claiming', claimPrice, offAt: Date.now() + 20 * MINUTE },
    });
    const stranger = await anotherHorse(game, owner);
    await claim(raceId, ann, second);
    await game.sql(
      `select private.give_starter_horse($1, now()) from generate_series(
         (select count(*) from public.horses where stable_id = $1) + 1, 24)`,
      [bob.stableId],
    );
    const by = (player: Player, race: string, horseId: string) => (requestId: string) =>
      claimHorse(player.backend, { raceId: race, horseId, requestId, fromWallet: 0 });
    await expectAllRefused(
      game,
      ['race_not_found', by(ann, crypto.randomUUID(), first)],
      ['no_claiming_race', by(ann, plain, first)],
      ['claims_not_open', by(ann, open, first)],
      ['claims_shut', by(ann, shut.raceId, shut.first)],
      ['claims_shut', by(ann, off.raceId, off.first)],
      ['not_entered', by(ann, raceId, stranger)],
      ['horse_is_yours', by(owner, raceId, first)],
      ['already_claimed', by(ann, raceId, second)],
      ['claim_needs_run', by(newcomer, raceId, first)],
      ['too_few_credits', by(ann, dear.raceId, dear.first)],
      ['no_free_box', by(bob, raceId, first)],
    );
    await game.sql(
      'select private.retire(id, now()) from public.horses where stable_id = $1 and id <> $2',
      [bob.stableId, bob.horseId],
    );
    await claim(raceId, bob, first);
    await settleClaimingRace(game, raceId);
    await expect(claim(raceId, ann, first)).rejects.toMatchObject({ code: 'claims_shut' });
  });
});

describe('a horse that may be claimed', () => {
  it('comes under no hammer, and one under the hammer runs in no claiming race', async () => {
    const { raceId, first } = await raceOfTwo({ offIn: 2 * MINUTE });
    const consign = (horseId: string) =>
      consignToAuction(owner.backend, {
        ...{ horseId, reserve: 5_000, startingBid: 500, duration: 60 * MINUTE, ...once() },
      });
    await expect(consign(first)).rejects.toMatchObject({ code: 'may_be_claimed' });
    await settleClaimingRace(game, raceId);
    const [horseId, open] = [
      await anotherHorse(game, owner),
      await openTestRace(game, {
        ...{ grade: 'Claiming', claimPrice, minRating: null, maxRating: null },
      }),
    ];
    await game.sql('update public.horses set sellable_from = null, rating = 45 where id = $1', [
      horseId,
    ]);
    await consign(horseId);
    await expect(
      enterRace(owner.backend, { raceId: open, horseId, requestId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'horse_in_auction' });
  });

  it('is none that may not be sold', async () => {
    const raceId = await openTestRace(game, {
      ...{ grade: 'Claiming', claimPrice, minRating: null, maxRating: null },
    });
    const horseId = await anotherHorse(game, owner);
    await game.sql(
      `update public.horses set sellable_from = now() + interval '3 days' where id = $1`,
      [horseId],
    );
    await expect(
      enterRace(owner.backend, { raceId, horseId, requestId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_sellable_yet' });
  });
});
