import { HOUR } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  giveOrders,
  myEndedEntries,
  myEntriesAhead,
  myOrdersAhead,
  myRuns,
  raceWithEntries,
  withdrawEntry,
} from '../../src/index.ts';
import { drawBallot, voidRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { type MadeRun, withRuns } from '../support/testRuns.ts';

const game = openTestGame();

let ann: Player;
let ben: Player;

beforeAll(async () => {
  [ann, ben] = [await game.player(), await game.player()];
});

const withdraw = (raceId: string, { backend, horseId }: Player) =>
  withdrawEntry(backend, { raceId, horseId, requestId: crypto.randomUUID() });

describe('entries ahead', () => {
  it('are told with their field and with the orders that nobody else reads', async () => {
    const raceId = await openTestRace(game);
    const entry = await enter(raceId, ann);
    await enter(raceId, ben);
    const [told, ...others] = await myEntriesAhead(ann.backend);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ id: entry.id, race: { id: raceId }, card: null, draw: null });
    expect(told?.field.map(({ horseId }) => horseId).sort()).toEqual(
      [ann.horseId, ben.horseId].sort(),
    );

    const own = told?.horse.style ?? 0;
    const style = own === 3 ? 0 : 3;
    expect(await myOrdersAhead(ann.backend)).toEqual(new Map([[entry.id, own]]));
    await giveOrders(ann.backend, {
      ...{ raceId, horseId: ann.horseId, style, requestId: crypto.randomUUID() },
    });
    expect(await myOrdersAhead(ann.backend)).toEqual(new Map([[entry.id, style]]));
    expect((await myOrdersAhead(ben.backend)).has(entry.id)).toBe(false);
    for (const player of [ann, ben]) await withdraw(raceId, player);
    expect(await myEntriesAhead(ann.backend)).toEqual([]);
  });
});

describe('runs', () => {
  const run = (offAt: number, more: Partial<MadeRun>): MadeRun => ({
    ...{ stableId: ann.stableId, horseId: ann.horseId, offAt, trackId: 'kingsmere' },
    ...{ surface: 'Turf', going: 0, distance: 1200, field: 8, draw: 1, jockey: null, style: null },
    ...{ place: 5, prize: 0, winChance: null, ratingBefore: 60, ratingAfter: 58 },
    ...{ conditionAfter: null, ...more },
  });
  const any = { horseId: null, trackId: null, distance: null, surface: null, worstPlace: null };

  it('are told the last off first, narrowed by each condition, and paged without a gap', async () => {
    const raceId = await openTestRace(game);
    const now = Date.now();
    const runs = [
      run(now - 5 * HOUR, { place: 1, distance: 1600 }),
      run(now - 4 * HOUR, { place: 3, surface: 'Dirt' }),
      run(now - 3 * HOUR, { trackId: 'red-mesa' }),
      run(now - 2 * HOUR, { stableId: ben.stableId, horseId: ben.horseId }),
      run(now - HOUR, { place: 2 }),
    ];
    await withRuns(game, raceId, runs, async () => {
      const all = await myRuns(ann.backend, any);
      expect(all.map(({ place }) => place)).toEqual([2, 5, 3, 1]);
      expect(all[0]).toMatchObject({ runners: 8, ratingBefore: 60, ratingAfter: 58, rival: null });
      const places = async (filter: Partial<Parameters<typeof myRuns>[1]>) =>
        (await myRuns(ann.backend, { ...any, ...filter })).map(({ place }) => place);
      expect(await places({ worstPlace: 1 })).toEqual([1]);
      expect(await places({ worstPlace: 3 })).toEqual([2, 3, 1]);
      expect(await places({ surface: 'Dirt' })).toEqual([3]);
      expect(await places({ distance: 1600 })).toEqual([1]);
      expect(await places({ trackId: 'red-mesa' })).toEqual([5]);
      expect(await places({ horseId: ben.horseId })).toEqual([]);
      const paged = [];
      for (let after: { id: string } | null = null; ; ) {
        const [next] = await myRuns(ann.backend, { ...any, after, limit: 1 });
        if (next === undefined) break;
        paged.push(next);
        after = next;
      }
      expect(paged).toEqual(all);
    });
  });
});

describe('an entry that came to nothing', () => {
  const endings = async ({ backend }: Player) =>
    (await myEndedEntries(backend, {})).map(({ raceId, ending }) => [raceId, ending]);

  it('is told once it is withdrawn, and no more once it is made again', async () => {
    const raceId = await openTestRace(game, { entryFee: 180 });
    await enter(raceId, ann);
    await withdraw(raceId, ann);
    const [told] = await myEndedEntries(ann.backend, { limit: 1 });
    expect(told).toMatchObject({
      ...{ ending: 'race_withdrawal', raceId, horseId: ann.horseId, entryFee: 180 },
      voidReason: null,
    });
    await game.sql('delete from private.withdrawals');
    await enter(raceId, ann);
    expect(await endings(ann)).not.toContainEqual([raceId, 'race_withdrawal']);
    await voidRace(game.steward(), {
      ...{ raceId, reason: 'too_few_runners', beaconSignature: null, at: Date.now() + HOUR },
    });
    const [off] = await myEndedEntries(ann.backend, { limit: 1 });
    expect(off).toMatchObject({ ending: 'race_void', raceId, voidReason: 'too_few_runners' });
  });

  it('is told to whom the ballot left out, and to nobody else', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, maxEntries: 2, maxRating: null });
    const players = [ann, ben, await game.player()];
    for (const player of players) await enter(raceId, player);
    expect(await drawBallot(game.steward(), { raceId, at: closesAt })).toBe(1);
    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    for (const player of players) {
      const runs = runners.some(({ horseId }) => horseId === player.horseId);
      const told = await endings(player);
      expect(told.some(([id, ending]) => id === raceId && ending === 'balloted_out')).toBe(!runs);
    }
  });

  it('is paged by the last that was told', async () => {
    const all = await myEndedEntries(ann.backend, {});
    expect(all.length).toBeGreaterThan(1);
    const [first, ...rest] = all;
    expect(await myEndedEntries(ann.backend, { after: first ?? null })).toEqual(rest);
  });
});
