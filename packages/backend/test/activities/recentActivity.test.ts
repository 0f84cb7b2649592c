import { MINUTE, seasonAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { clubLeaders, racesOfDay, recentActivity } from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

let first: Player;
let second: Player;
let raceId: string;
let home: number;

beforeAll(async () => {
  first = await game.player();
  second = await game.player();
  await registerHouseHorses(game, 'Common House', 3);
  const closesAt = Date.now() + MINUTE / 4;
  raceId = await openTestRace(game, { closesAt, entryFee: 0 });
  await enter(raceId, first);
  await enter(raceId, second);
  await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
  await freeze(game, raceId, closesAt);
  home = closesAt + MINUTE + raceTime;
});

const leaders = () => clubLeaders(game.visitor(), { season: seasonAt(Date.now()) });
const ran = () => racesOfDay(game.visitor(), { day: dayOf(home) });
const dayOf = (at: number) => new Date(at - MINUTE - raceTime).toISOString().slice(0, 10);

describe('what everybody reads of all stables', () => {
  it('is news of players, the newest first, page by page', async () => {
    const all = await recentActivity(game.visitor());
    expect(all.map(({ type, stableId }) => [type, stableId])).toEqual([
      ['race_entry', second.stableId],
      ['race_entry', first.stableId],
      ['new_horse', second.stableId],
      ['new_horse', first.stableId],
    ]);
    expect(all[0]).toMatchObject({ raceId, stableName: 'Stable 2' });
    const paged: typeof all = [];
    // Once more than there is, so that the end is seen too.
    for (let turn = 0; turn <= all.length; turn++) {
      const after = paged.at(-1) ?? null;
      paged.push(...(await recentActivity(game.visitor(), { after, limit: 1 })));
    }
    expect(paged).toEqual(all);
  });

  it('does not tell a result, or what it brings, before the last runner is home', async () => {
    const news = await recentActivity(game.visitor());
    await start(game, raceId);
    expect(await recentActivity(game.visitor())).toEqual(news);
    expect(await leaders()).toEqual([]);
    expect(await ran()).toEqual({ races: 0, runners: 0 });

    await settle(game, raceId, 6000, home);
    await settle(game, raceId, 6000, home);
    const results = (await recentActivity(game.visitor())).filter(
      ({ type }) => type === 'race_result',
    );
    // Both owners', and of the house's the first three alone.
    const rows = await game.sql(
      `select e.horse_id from public.entries e join public.stables s on s.id = e.stable_id
       where e.race_id = $1 and (not s.is_house or e.place <= 3)`,
      [raceId],
    );
    expect(new Set(results.map(({ horseId }) => horseId))).toEqual(
      new Set(rows.map(({ horse_id }) => horse_id)),
    );
    expect(results.filter(({ isHouse }) => isHouse).length).toBe(rows.length - 2);
  });

  it('names the first stable, colt and filly with what they have done, and no horse of the house', async () => {
    const rows = await game.sql(
      `select h.id, h.sex, h.name, e.stable_id, e.place, e.prize from public.entries e
       join public.horses h on h.id = e.horse_id
       where e.race_id = $1 and e.stable_id = any ($2)
       order by e.prize desc, e.place = 1 desc, h.id`,
      [raceId, [first.stableId, second.stableId]],
    );
    const figures = (row: Record<string, unknown> | undefined) => ({
      runs: 1,
      wins: row?.place === 1 ? 1 : 0,
      places: Number(row?.place) <= 3 ? 1 : 0,
    });
    const horse = (title: string, sex: string) => {
      const row = rows.find((each) => each.sex === sex);
      return row === undefined ? [] : [{ title, id: row.id, name: row.name, ...figures(row) }];
    };
    // Stables that are level in money and wins stand in the order of their ids, as horses do.
    const level = rows.every(
      ({ prize, place }) => prize === rows[0]?.prize && (place === 1) === (rows[0]?.place === 1),
    );
    const byStable = rows.toSorted((a, b) => `${a.stable_id}`.localeCompare(`${b.stable_id}`));
    const owner = level ? byStable[0] : rows[0];
    const expected = [
      { title: 'owner', id: owner?.stable_id, ...figures(owner) },
      ...horse('colt', 'male'),
      ...horse('filly', 'female'),
    ];
    expect(await leaders()).toMatchObject(expected);
    expect(await leaders()).toHaveLength(expected.length);
    // Five years on she is a mare.
    const later = await clubLeaders(game.visitor(), { season: seasonAt(Date.now()) + 5 });
    expect(later.map(({ title }) => title)).not.toContain('filly');
  });

  it('counts the races and the runners of a day', async () => {
    expect(await ran()).toEqual({ races: 1, runners: 4 });
    const before = dayOf(home - 24 * 60 * MINUTE);
    expect(await racesOfDay(game.visitor(), { day: before })).toEqual({ races: 0, runners: 0 });
  });

  it('names no account', async () => {
    const text = JSON.stringify([await recentActivity(game.visitor()), await leaders()]);
    expect(text).not.toContain(first.userId);
  });
});
