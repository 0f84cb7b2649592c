import { supplementaryFee } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  champion,
  champions,
  championshipDivisions,
  championshipField,
  enterSupplementary,
  hallOfFameHorses,
  hallReasons,
  myWallets,
  raceWithEntries,
  withdrawEntry,
} from '../../src/index.ts';
import { declareHorse, fillRace, settleRace } from '../../src/service/index.ts';
import { division, draw, openDrawn, qualifier, run, season } from '../support/testChampionships.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();
const requestId = () => crypto.randomUUID();

const inRace = async (raceId: string) =>
  (await raceWithEntries(game.visitor(), { raceId })).runners.map(({ horseId }) => horseId);
const creditsOf = async ({ backend }: Player) => (await myWallets(backend)).credits;

let placed: Player;
let buyer: Player;
let late: Player;
let house: string[];
let finalId: string;
let consolationId: string;
const closesAt = Date.now() + 600_000;

beforeAll(async () => {
  placed = await game.player();
  buyer = await game.player();
  late = await game.player();
  house = await registerHouseHorses(game, 'Final House', 40);
});

describe('a final', () => {
  it('is drawn when all qualifiers are settled, and not before', async () => {
    const offers = { championship: qualifier, entryFee: 0, closesAt: Date.now() + 60_000 };
    const raceId = await openTestRace(game, offers);
    for (const horseId of [placed.horseId, house[0] ?? '']) {
      await declareHorse(game.steward(), { raceId, horseId, nonce: 'n', at: Date.now() });
    }
    expect(await draw(game)).toBe(false);
    await settleRace(game.steward(), await run(game, raceId, offers.closesAt, 6000));
    const fields = await championshipField(game.visitor(), { season, division });
    const own = fields.find(({ horse }) => horse.id === placed.horseId);
    expect(own).toMatchObject({ field: 'final', claim: 'points' });
    expect(own?.place).toBeLessThan(3);
    expect(await draw(game)).toBe(true);
    expect(await draw(game)).toBe(true);
  });

  it('opens with its first eleven, and the consolation with the twelve that follow', async () => {
    finalId = await openDrawn(game, 'final', closesAt);
    consolationId = await openDrawn(game, 'consolation', closesAt + 3_600_000);
    const [final, consolation] = [await inRace(finalId), await inRace(consolationId)];
    expect([final.length, consolation.length]).toEqual([11, 12]);
    expect(final).toContain(placed.horseId);
    expect(new Set([...final, ...consolation]).size).toBe(23);
    const fields = await championshipField(game.visitor(), { season, division });
    expect(fields.map(({ horse }) => horse.id).sort()).toEqual([...final, ...consolation].sort());
  });

  it('takes nobody who is not invited', async () => {
    await expect(enter(finalId, late)).rejects.toMatchObject({ code: 'not_invited' });
    await expect(enter(consolationId, late)).rejects.toMatchObject({ code: 'not_invited' });
  });

  it('has one supplementary place, whose fee goes into the purse', async () => {
    const buy = (player: Player, raceId = finalId) =>
      enterSupplementary(player.backend, {
        ...{ raceId, horseId: player.horseId, requestId: requestId() },
      });
    await expect(buy(buyer, consolationId)).rejects.toMatchObject({ code: 'not_a_final' });
    const stranger = { ...buyer, horseId: late.horseId };
    await expect(buy(stranger)).rejects.toMatchObject({ code: 'horse_not_yours' });
    const before = await creditsOf(buyer);
    const request = { raceId: finalId, horseId: buyer.horseId, requestId: requestId() };
    const entry = await enterSupplementary(buyer.backend, request);
    expect(await enterSupplementary(buyer.backend, request)).toEqual(entry);
    const fee = supplementaryFee(200_000);
    expect(before - (await creditsOf(buyer))).toBe(fee);
    const { race } = await raceWithEntries(game.visitor(), { raceId: finalId });
    expect(race.purse).toBe(200_000 + fee);
    await expect(buy(late)).rejects.toMatchObject({ code: 'supplement_taken' });
    const [standing] = await championshipDivisions(game.visitor(), { season });
    expect(standing).toMatchObject({ finalRaceId: finalId, supplementaryHorseId: buyer.horseId });
  });

  it('lets the next step up out of the consolation for one that is withdrawn', async () => {
    await withdrawEntry(placed.backend, {
      ...{ raceId: finalId, horseId: placed.horseId, requestId: requestId() },
    });
    const [next] = (await championshipField(game.visitor(), { season, division }))
      .filter(({ field }) => field === 'consolation')
      .map(({ horse }) => horse.id);
    expect(await fillRace(game.steward(), { raceId: finalId, target: 9, at: closesAt })).toBe(1);
    const final = await inRace(finalId);
    expect(final).toHaveLength(12);
    expect(final).toContain(next);
    expect(final).not.toContain(placed.horseId);
    expect(await inRace(consolationId)).toHaveLength(11);
    expect(await fillRace(game.steward(), { raceId: consolationId, target: 9, at: closesAt })).toBe(
      1,
    );
    expect(house).toEqual(expect.arrayContaining(await inRace(consolationId)));
  });

  it('has a champion when it is settled', async () => {
    await settleRace(game.steward(), await run(game, finalId, closesAt, 210_000));
    const [winner] = await champion(game.visitor(), { season, division });
    const final = await raceWithEntries(game.visitor(), { raceId: finalId });
    expect(winner).toMatchObject({ season, division, raceId: finalId });
    expect(winner?.horse.id).toBe(final.runners[0]?.horseId);
    expect(await champions(game.visitor())).toEqual([winner]);
    expect(await champions(game.visitor(), { after: winner ?? null })).toEqual([]);
    const [member] = await hallOfFameHorses(game.visitor(), { limit: 20 });
    expect(member).toMatchObject({
      ...{ id: winner?.horse.id, feat: 'championship', feats: { championship: 1 } },
      ...{ stable: { isHouse: winner?.horse.stable.isHouse }, road: [{ raceId: finalId }] },
    });
    const won = (await hallReasons(game.visitor(), { hall: 'stables' })).find(
      ({ feat }) => feat === 'championship',
    );
    expect(won?.nearest).toMatchObject([{ id: winner?.horse.stable.id, amount: 1 }]);
    const [standing] = await championshipDivisions(game.visitor(), { season });
    expect(standing?.champion?.id).toBe(winner?.horse.id);
  });
});
