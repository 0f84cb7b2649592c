import { MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createBackend,
  entriesAhead,
  horseById,
  horseRecord,
  horseRuns,
  myTrophies,
  stableById,
  stableHorses,
  stableRecord,
  stableTrophies,
  stableWinners,
} from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  run,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();
const nobody = '00000000-0000-4000-8000-000000000000';

let player: Player;

/** Opens a race whose field is the house and, if asked, the player, who is first in it. */
async function openField(closesAt: number, terms: { distance?: number; going?: number } = {}) {
  const raceId = await openTestRace(game, { closesAt, entryFee: 0, ...terms });
  await enter(raceId, player);
  await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
  await freeze(game, raceId, closesAt);
  return raceId;
}

beforeAll(async () => {
  player = await game.player();
  await registerHouseHorses(game, 'Page House', 3);
});

/** A rested horse, so that it may run again. */
const rested = () => game.sql('update public.horses set energy = 85, rating = least(rating, 50)');

describe('the page of a horse', () => {
  it('refuses a horse or a stable that is none', async () => {
    await expect(horseById(game.visitor(), { horseId: nobody })).rejects.toMatchObject({
      code: 'horse_not_found',
    });
    await expect(stableById(game.visitor(), { stableId: nobody })).rejects.toMatchObject({
      code: 'stable_not_found',
    });
    expect(await horseRuns(game.visitor(), { horseId: nobody })).toEqual([]);
    expect(await entriesAhead(game.visitor(), { stableId: nobody })).toEqual([]);
  });

  it('shows a visitor whose it is, and what it wears, and not whose account that is', async () => {
    const horse = await horseById(game.visitor(), { horseId: player.horseId });
    expect(horse.stable.id).toBe(player.stableId);
    expect(horse.equipment.length).toBeGreaterThan(0);
    const stable = await stableById(game.visitor(), { stableId: player.stableId });
    expect(JSON.stringify([horse, stable])).not.toContain(player.userId);
  });

  it('has a race ahead until it is settled, and among its runs only from then on', async () => {
    const { horseId, stableId } = player;
    const closesAt = Date.now() + MINUTE / 4;
    const raceId = await openField(closesAt, { distance: 1400, going: 30 });
    const told = async () => ({
      ahead: (await entriesAhead(game.visitor(), { horseId })).map(({ race }) => race.status),
      ofStable: (await entriesAhead(game.visitor(), { stableId })).map(({ race }) => race.id),
      runs: (await horseRuns(game.visitor(), { horseId })).map((line) => line.raceId),
      byDistance: (await horseRecord(game.visitor(), { horseId })).byDistance,
      wins: (await stableRecord(game.visitor(), { stableId })).wins,
      winners: (await stableWinners(game.visitor(), { stableId })).map((won) => won.raceId),
    });
    const before = { ofStable: [raceId], runs: [], byDistance: [], wins: 0, winners: [] };
    expect(await told()).toEqual({ ...before, ahead: ['closed'] });
    const { finishesAt } = await start(game, raceId);
    expect(await told()).toEqual({ ...before, ahead: ['running'] });

    await settle(game, raceId, 6000, finishesAt ?? 0);
    const [line] = await horseRuns(game.visitor(), { horseId });
    const after = await told();
    expect(after).toMatchObject({ ahead: [], ofStable: [], runs: [raceId] });
    expect(after.byDistance).toEqual([
      { distance: 1400, runs: 1, wins: line?.place === 1 ? 1 : 0, places: 1 },
    ]);
    expect(after.winners).toEqual(line?.place === 1 ? [raceId] : []);
  });

  it('tells of each run all that its change of rating is made from', async () => {
    await rested();
    await run(game, await openField(Date.now() + MINUTE / 4), 6000);
    const [line] = await horseRuns(game.visitor(), { horseId: player.horseId });
    const [, first] = await horseRuns(game.visitor(), { horseId: player.horseId });
    if (line === undefined || first === undefined) throw new Error('The horse has run twice.');
    const lostInFourWeeks = Math.max(0, first.ratingBefore - first.ratingAfter);
    expect(line).toMatchObject({ runsBefore: 1, isHouse: false, lostInFourWeeks });
    expect(line.field.map(({ place }) => place)).toEqual([1, 2, 3]);
    const { place, timeMs, weight, ratingBefore: rating } = line;
    expect(line.field).toContainEqual(
      expect.objectContaining({ horseId: player.horseId, place, timeMs, weight, rating }),
    );
  });

  it('pages through its runs, the newest first', async () => {
    await rested();
    await run(game, await openField(Date.now() + MINUTE / 4), 6000);
    const { horseId } = player;
    const all = await horseRuns(game.visitor(), { horseId });
    expect(all).toHaveLength(3);
    expect(all.map(({ enteredAt }) => enteredAt)).toEqual(
      all.map(({ enteredAt }) => enteredAt).toSorted((a, b) => b - a),
    );
    const first = await horseRuns(game.visitor(), { horseId, limit: 2 });
    const others = await horseRuns(game.visitor(), {
      horseId,
      limit: 2,
      after: first.at(-1) ?? null,
    });
    expect([...first, ...others]).toEqual(all);
  });

  it('counts its runs by track, surface, distance and going', async () => {
    const record = await horseRecord(game.visitor(), { horseId: player.horseId });
    expect(record.byDistance.map(({ distance, runs }) => [distance, runs])).toEqual([
      [1200, 2],
      [1400, 1],
    ]);
    expect(record.byGoing.map(({ going, runs }) => [going, runs])).toEqual([
      [0, 2],
      [30, 1],
    ]);
    expect(record.byTrack).toMatchObject([{ trackId: 'kingsmere', runs: 3 }]);
    expect(record.bySurface).toMatchObject([{ surface: 'Turf', runs: 3, places: 3 }]);
  });
});

describe('the page of a stable', () => {
  it('pages through its horses, the highest rated first', async () => {
    const [house] = await game.sql(`select id from public.stables where name = 'Page House'`);
    const stableId = `${house?.['id']}`;
    await game.sql(
      `update public.horses set rating = 40 where stable_id = $1 and name like '% 2'`,
      [stableId],
    );
    const all = await stableHorses(game.visitor(), { stableId });
    expect(all.map(({ rating }) => rating)).toEqual(
      all.map(({ rating }) => rating).toSorted((a, b) => b - a),
    );
    expect(all).toHaveLength(3);
    const paged: string[] = [];
    for (let page = await stableHorses(game.visitor(), { stableId, limit: 1 }); page.length > 0; ) {
      paged.push(...page.map(({ id }) => id));
      page = await stableHorses(game.visitor(), { stableId, limit: 1, after: page.at(-1) ?? null });
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    expect(await stableRecord(game.visitor(), { stableId })).toMatchObject({ horses: 3 });
  });

  it('pages through its winners, the newest first', async () => {
    const [most] = await game.sql(
      `select stable_id as id from public.entries where place = 1
       group by 1 order by count(*) desc limit 1`,
    );
    const stableId = `${most?.['id']}`;
    const all = await stableWinners(game.visitor(), { stableId });
    expect(all.length).toBeGreaterThan(1);
    const first = await stableWinners(game.visitor(), { stableId, limit: 1 });
    const others = await stableWinners(game.visitor(), { stableId, after: first.at(-1) ?? null });
    expect([...first, ...others]).toEqual(all);
    const { wins } = await stableRecord(game.visitor(), { stableId });
    expect(wins).toBe(all.length);
  });

  it('has its graded wins as trophies, the greatest first', async () => {
    const [most] = await game.sql(
      `select stable_id as id from public.entries where place = 1
       group by 1 order by count(*) desc limit 1`,
    );
    const stableId = `${most?.['id']}`;
    const trophies = async () =>
      (await stableTrophies(game.visitor(), { stableId })).map(({ raceId }) => raceId);
    expect(await trophies()).toEqual([]);
    const won = await stableWinners(game.visitor(), { stableId });
    const [newest, oldest] = [won[0]?.raceId, won.at(-1)?.raceId];
    await game.sql(`update public.races set grade = 'Grade 3' where id = '${newest}'`);
    await game.sql(`update public.races set grade = 'Grade 1' where id = '${oldest}'`);
    expect(await trophies()).toEqual([oldest, newest]);
    expect(await myTrophies(game.visitor())).toEqual([]);
  });

  it('has its races ahead and its winners in their order, whatever order the database joins in', async () => {
    const { id: stableId } = (await horseById(game.visitor(), { horseId: player.horseId })).stable;
    const entry = { horse: { name: 'A' }, horse_id: 'h', race_id: 'r', prize: 0 };
    const race = (minute: number) => ({ off_at: `2026-11-21T12:0${minute}:00+00:00` });
    const answered = [2, 1, 3].map((minute) => ({
      ...entry,
      id: `${minute}`,
      entered_at: race(minute).off_at,
      race: {
        ...race(minute),
        closes_at: race(minute).off_at,
        finishes_at: null,
        balloted_at: null,
        claims_shut_at: null,
      },
    }));
    const joined = createBackend({
      url: 'http://game.test',
      key: keys.publishable,
      fetch: async () => Response.json(answered),
    });
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await entriesAhead(joined, { stableId }))).toEqual(['1', '2', '3']);
    expect(ids(await stableWinners(joined, { stableId }))).toEqual(['3', '2', '1']);
  });
});
