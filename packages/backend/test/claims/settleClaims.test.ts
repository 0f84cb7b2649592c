import { drawClaim } from '@furlong/game/engine';
import { CLAIM_JAIL, claimCommissionOn, HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buyEquipment,
  enterRace,
  equipHorse,
  horseById,
  listHorse,
  myActivity,
  myClaims,
  raceClaims,
  raceOpening,
  raceWithEntries,
} from '../../src/index.ts';
import { fillRace, retiredHouseHorses, settleRace, voidRace } from '../../src/service/index.ts';
import { creditsOf } from '../support/market.ts';
import {
  anotherHorse,
  claim,
  claimants,
  claimingRace,
  claimPrice,
  drawnFor,
  fillPurses,
  settleClaimingRace,
  startedClaimingRace,
} from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

let owner: Player;
let rivals: Player[];

beforeAll(async () => {
  const [first, ...others] = await claimants(game, 5);
  if (!first) throw new Error('No players');
  [owner, rivals] = [first, others];
});

const creditsOfAll = (players: readonly Player[]) =>
  Promise.all(players.map(({ stableId }) => creditsOf(game, stableId)));

/** Refills the purses, so that every test has rivals that can pay. */
const refill = () => fillPurses(game, rivals);

describe('when a claiming race is settled', () => {
  it('the horse goes to the claim that the seed draws, and the others have their credits back', async () => {
    await refill();
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    await Promise.all(rivals.map((rival) => claim(raceId, rival, horseId)));
    const [before, ownerBefore] = [
      await creditsOfAll(rivals),
      await creditsOf(game, owner.stableId),
    ];
    await settleClaimingRace(game, raceId);

    const { race } = await raceWithEntries(game.visitor(), { raceId });
    const claims = await raceClaims(game.visitor(), { raceId });
    expect(claims).toHaveLength(rivals.length);
    const { seed, salt, beaconSignature } = race;
    const drawn = await drawClaim(
      { raceId, horseId, seed: seed ?? '', salt, beaconSignature },
      claims,
    );
    expect(claims.filter(({ won }) => won)).toEqual([drawn]);
    const horse = await horseById(game.visitor(), { horseId });
    expect(horse.stable.id).toBe(drawn?.stableId);
    expect(await creditsOfAll(rivals)).toEqual(
      before.map((credits, index) =>
        rivals[index]?.stableId === drawn?.stableId ? credits : credits + claimPrice,
      ),
    );
    // The winner's prize went to the wallet of whose it was.
    expect(await creditsOf(game, owner.stableId)).toBe(
      ownerBefore + claimPrice - claimCommissionOn(claimPrice),
    );
    expect((await raceOpening(game.visitor(), { raceId })).claims).toEqual(claims);
  });

  it('everybody is told, and the history says of how many it was drawn', async () => {
    await refill();
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    const [ann, bob] = rivals;
    if (!ann || !bob) throw new Error('No rivals');
    await claim(raceId, ann, horseId);
    await claim(raceId, bob, horseId);
    await settleClaimingRace(game, raceId);
    const drawn = await drawnFor(game, raceId, horseId);
    for (const rival of [ann, bob]) {
      const won = rival.stableId === drawn?.stableId;
      expect((await myActivity(rival.backend, { limit: 1 }))[0]).toMatchObject({
        ...{ type: won ? 'claimed' : 'claim_lost', horseId, raceId },
      });
      expect((await myClaims(rival.backend, {}))[0]).toMatchObject({
        ...{ state: won ? 'won' : 'lost', claims: 2, winner: { id: drawn?.stableId } },
      });
    }
    expect(await myActivity(owner.backend, { limit: 5 })).toContainEqual(
      expect.objectContaining({ type: 'horse_claimed', horseId, raceId }),
    );
  });

  it('prize and equipment stay where they were, and the horse is kept ten days', async () => {
    await refill();
    const [ann] = rivals;
    if (!ann) throw new Error('No rivals');
    const horseId = await anotherHorse(game, owner);
    const [item] = await game.sql(
      `select id, price from public.equipment_items where name = 'Club Saddle'`,
    );
    const [pieceId = ''] = await buyEquipment(owner.backend, {
      itemId: String(item?.id),
      price: Number(item?.price),
      requestId: crypto.randomUUID(),
    });
    await equipHorse(owner.backend, {
      ...{ horseId, pieceId, slot: 'saddle', requestId: crypto.randomUUID() },
    });
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    await claim(raceId, ann, horseId);
    await settleClaimingRace(game, raceId);
    expect(
      await game.sql('select * from public.horse_equipment where horse_id = $1', [horseId]),
    ).toEqual([]);
    expect(
      await game.sql('select stable_id from public.equipment where id = $1', [pieceId]),
    ).toEqual([{ stable_id: owner.stableId }]);
    const [entry] = await game.sql(
      'select stable_id, prize > 0 as paid from public.entries where race_id = $1 and horse_id = $2',
      [raceId, horseId],
    );
    expect(entry).toEqual({ stable_id: owner.stableId, paid: true });
    await expect(
      listHorse(ann.backend, { horseId, price: 5_000, requestId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'not_sellable_yet' });
    const [kept] = await game.sql(
      `select extract(epoch from sellable_from - settled_at)::int * 1000 as kept
       from public.horses h, public.races r where h.id = $1 and r.id = $2`,
      [horseId, raceId],
    );
    expect(kept).toEqual({ kept: CLAIM_JAIL });

    const any = { minRating: null, maxRating: null } as const;
    const enter = async (price: number) =>
      enterRace(ann.backend, {
        raceId: await openTestRace(game, {
          ...{ grade: 'Claiming', claimPrice: price, ...any, entryFee: 0 },
        }),
        horseId,
        requestId: crypto.randomUUID(),
      });
    await game.sql('update public.horses set energy = 90 where id = $1', [horseId]);
    await expect(enter(claimPrice)).rejects.toMatchObject({ code: 'claimed_lately' });
    await expect(enter(claimPrice - 1_000)).rejects.toMatchObject({ code: 'claimed_lately' });
    await enter(claimPrice + 1_000);
  });

  it('a second settlement, and one of two at once, changes nothing', async () => {
    await refill();
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId, await anotherHorse(game, owner)]);
    for (const rival of rivals) await claim(raceId, rival, horseId);
    const result = await startedClaimingRace(game, raceId);
    await Promise.all([settleRace(game.steward(), result), settleRace(game.steward(), result)]);
    const after = await game.snapshot();
    await settleRace(game.steward(), result);
    expect(await game.snapshot()).toEqual(after);
  });

  it('a horse of the house leaves it for good, as tired as any, and another follows it', async () => {
    await refill();
    const [ann] = rivals;
    if (!ann) throw new Error('No rivals');
    await registerHouseHorses(game, 'Claimed House', 3);
    const house = await game.sql(
      `select h.id, h.name, h.stable_id from public.horses h where h.name like 'Claimed House %' order by h.name`,
    );
    const [horseId, other] = house.map(({ id }) => String(id));
    if (!horseId || !other) throw new Error('The house has no horses.');
    // It is among the reserves of a race that is open.
    const later = await openTestRace(game, { closesAt: Date.now() + HOUR, maxEntries: 24 });
    const raceId = await claimingRace(game, [horseId, other]);
    const credits = await creditsOf(game, ann.stableId);
    await claim(raceId, ann, horseId);
    await settleClaimingRace(game, raceId);
    expect(await creditsOf(game, ann.stableId)).toBe(credits - claimPrice);
    const horse = await horseById(game.visitor(), { horseId });
    expect(horse.stable.id).toBe(ann.stableId);
    expect(horse).toMatchObject({ energy: 55 });
    expect(await fillRace(game.steward(), { raceId: later, target: 24, at: Date.now() })).toBe(2);
    const { houseHorses, reserves } = await raceOpening(game.visitor(), { raceId: later });
    expect(reserves).toContain(horseId);
    const left = houseHorses.find((each) => each.horseId === horseId);
    expect(left?.leftAt).not.toBeNull();
    await voidRace(game.steward(), {
      ...{ raceId: later, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
    });
    expect(
      await game.sql(
        'select rating, name, stable_id from private.house_departures where horse_id = $1',
        [horseId],
      ),
    ).toEqual([{ rating: horse.rating, name: house[0]?.name, stable_id: house[0]?.stable_id }]);
    // As if it had not been of the house's crop of two-year-olds, which nobody follows.
    await game.sql(`update public.horses set birth_season = birth_season - 2 where id = $1`, [
      horseId,
    ]);
    expect((await retiredHouseHorses(game.steward())).map(({ name }) => name)).toContain(
      house[0]?.name,
    );
    await game.sql(`update public.horses set birth_season = birth_season + 2 where id = $1`, [
      horseId,
    ]);
  });
});

describe('when a claiming race is called off', () => {
  it('every claim comes back, the horse stays, and a second time changes nothing', async () => {
    await refill();
    const horseId = await anotherHorse(game, owner);
    const raceId = await claimingRace(game, [horseId]);
    const before = await creditsOfAll(rivals);
    for (const rival of rivals) await claim(raceId, rival, horseId);
    const call = () =>
      voidRace(game.steward(), {
        ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
      });
    await call();
    expect(await creditsOfAll(rivals)).toEqual(before);
    const after = await game.snapshot();
    await call();
    expect(await game.snapshot()).toEqual(after);
    const horse = await horseById(game.visitor(), { horseId });
    expect(horse.stable.id).toBe(owner.stableId);
    const [ann] = rivals;
    expect(ann && (await myClaims(ann.backend, {}))[0]).toMatchObject({
      ...{ state: 'returned', winner: null },
    });
    const claims = await raceClaims(game.visitor(), { raceId });
    expect(claims.map(({ state }) => state)).toEqual(rivals.map(() => 'returned'));
  });
});
