import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { myPaper, paperDays, racesToWatch, seePaper } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player];
const won: string[] = [];

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** The day (UTC) on which a race went off, whenever the tests are run. */
async function offDay(raceId: string | undefined): Promise<string> {
  const [row] = await game.sql(
    `select to_char(off_at at time zone 'UTC', 'YYYY-MM-DD') as day from public.races where id = $1`,
    [raceId],
  );
  return String(row?.day);
}
const paperOf = async ({ backend }: Player, day: string | null = null) => {
  const paper = await myPaper(backend, { day });
  if (paper === null) throw new Error('No paper.');
  return paper;
};

beforeAll(async () => {
  owners = [await game.player(), await game.player()];
  await registerHouseHorses(game, 'Paper House', 2);
  for (const owner of [owners[0], owners[1], owners[0]]) {
    const grade = won.length === 1 ? 'Grade 2' : 'Class 4';
    won.push(await winRace(game, await closedRace(game, owners, { grade }), owner, 6_000));
  }
});

describe('what a day of racing had to tell', () => {
  it('is its greatest race, its least expected winner, and what was decided by the least', async () => {
    const days = await paperDays(game.visitor(), { day: await offDay(won.at(-1)) });
    const told = days.at(-1);
    expect(days.reduce((sum, { races }) => sum + races, 0)).toBe(3);
    expect(won).toContain(told?.big.id);
    // All purses are level, so the first told stays; and all were decided by 160 ms.
    expect(told?.close?.ms).toBe(160);
    expect(told?.big.winner.stableName).toBeTruthy();
    expect(told?.big.second).toBeTruthy();
    expect(told?.records).toEqual([]);
  });

  it('keeps the greater purse, the lesser chance and the lesser margin of a day, and never turns back', async () => {
    // Of three races two are of one day, at whatever hour this is run.
    const days = await Promise.all(won.map(offDay));
    const second = won.find((_, index) => index > 0 && days[index] === days[index - 1]) ?? won[2];
    const first = won[won.indexOf(second ?? '') - 1];
    await game.sql('delete from private.paper_days');
    const at = async (raceId: string | undefined, purse: number, chance: number, ms: number) => {
      const [before] = await game.sql(
        `select r.purse, min(e.win_chance) filter (where e.place = 1) as chance,
           min(e.time_ms) filter (where e.place > 1) as next
         from public.races r join public.entries e on e.race_id = r.id where r.id = $1 group by r.id`,
        [raceId],
      );
      const set = (values: unknown[]) =>
        game.sql(
          `with race as (update public.races set purse = $2 where id = $1)
           update public.entries e set win_chance = case when place = 1 then $3::integer else win_chance end,
             time_ms = case when place = 2 then $4::integer else time_ms end
           where e.race_id = $1`,
          [raceId, ...values],
        );
      await set([purse, chance, 70_000 + ms]);
      await game.sql('select private.count_paper($1)', [raceId]);
      await set([before?.purse, before?.chance, before?.next]);
    };
    await at(first, 5_000, 900, 40);
    await at(second, 9_000, 1_200, 90);
    const [row] = await game.sql('select * from private.paper_days');
    expect(row).toMatchObject({
      ...{ big_race_id: second, surprise_race_id: first, surprise_chance: 900 },
      ...{ close_race_id: first, close_ms: 40 },
    });
    expect(Number(row?.big_purse)).toBe(9_000);
    await at(first, 9_000, 900, 40);
    expect(await game.sql('select big_race_id from private.paper_days')).toEqual([
      { big_race_id: second },
    ]);
  });

  it('tells of a record over a course that twenty races were run over before, the day it falls', async () => {
    await game.sql('update private.courses set races = races + 20, record_ms = 80000');
    const raceId = await winRace(game, await closedRace(game, owners), owners[1], 6_000);
    const [told] = (await paperDays(game.visitor(), { day: await offDay(raceId) })).slice(-1);
    expect(told?.records.map(({ id, timeMs }) => [id, timeMs])).toEqual([[raceId, 70_000]]);
    // A slower race breaks nothing.
    const next = await winRace(game, await closedRace(game, owners), owners[1], 6_000);
    const records = await game.sql('select race_id from private.paper_records');
    expect(records).toEqual([{ race_id: raceId }]);
    won.push(raceId, next);
    await game.sql('update private.courses set races = races - 20');
  });

  it('is nothing of a day without races', async () => {
    expect(await paperDays(game.visitor(), { day: '2026-02-01' })).toEqual([]);
  });
});

describe('what an owner reads of the own stable', () => {
  it('is what it did since the visit before, the runs with how its rating moved', async () => {
    const paper = await paperOf(owners[0]);
    expect(paper.runs.map(({ race }) => race.id).toSorted()).toEqual(won.toSorted());
    expect(paper.runs.filter(({ place }) => place === 1)).toHaveLength(2);
    expect(paper.runs[0]?.ratingBefore).toEqual(expect.any(Number));
    expect(paper.money.find(({ kind }) => kind === 'prizes')?.amount).toBe(12_000);
    expect(paper.news.map(({ type }) => type)).toEqual(['new_horse']);
    expect(paper).toMatchObject({ more: false, sessions: [], birthdays: [] });
  });

  it('counts the sessions of each horse, by programme', async () => {
    await game.sql(
      `insert into public.activities (stable_id, horse_id, type, programme, at)
       select $1, $2, 'training', programme, now() + n * interval '1 minute'
       from (values ('speed', 1), ('speed', 2), ('agility', 3)) s (programme, n)`,
      [owners[0].stableId, owners[0].horseId],
    );
    const { sessions } = await paperOf(owners[0]);
    expect(sessions.map(({ programme, sessions: count }) => [programme, count])).toEqual([
      ['agility', 1],
      ['speed', 2],
    ]);
    await game.sql(`delete from public.activities where type = 'training'`);
  });

  it('begins anew an hour after it was last open, and is the same however often it is opened', async () => {
    const { backend, stableId } = owners[0];
    await seePaper(backend);
    const opened = await paperOf(owners[0]);
    expect(opened.runs).toHaveLength(won.length);
    await seePaper(backend);
    expect((await paperOf(owners[0])).from).toBe(opened.from);
    await game.sql(
      `update private.papers_seen set seen_at = now() - interval '61 minutes' where stable_id = $1`,
      [stableId],
    );
    await game.sql(
      `update public.activities set at = now() - interval '2 hours' where stable_id = $1`,
      [stableId],
    );
    const before = await paperOf(owners[0]);
    expect(before.runs).toEqual([]);
    expect(before.to - before.from).toBeLessThan(62 * MINUTE);
    await seePaper(backend);
    expect((await paperOf(owners[0])).from).toBe(before.from);
  });

  it('is two weeks at most, and of the last thirty runs', async () => {
    const { stableId } = owners[0];
    await game.sql(
      `update private.papers_seen set seen_at = now() - interval '90 days' where stable_id = $1`,
      [stableId],
    );
    const paper = await paperOf(owners[0]);
    expect(paper.to - paper.from).toBe(14 * DAY);
    const copies = () =>
      game.sql(
        `insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
         select stable_id, horse_id, race_id, type, place, prize, at - interval '1 minute'
         from public.activities where stable_id = $1 and type = 'race_result'
         limit 10`,
        [stableId],
      );
    for (let times = 0; times < 4; times += 1) await copies();
    const long = await paperOf(owners[0]);
    expect(long.runs).toHaveLength(30);
    expect(long.more).toBe(true);
  });

  it('is of a day what happened the day before it, and money of that day', async () => {
    const { stableId } = owners[1];
    const day = '2026-11-10';
    await game.sql(
      `update public.activities set at = '2026-11-09T23:59:59.9Z' where stable_id = $1 and type = 'race_result'`,
      [stableId],
    );
    await game.sql(
      `insert into public.money_days (stable_id, day, kind, amount, movements)
       values ($1, '2026-11-09', 'training', -500, 1), ($1, '2026-11-10', 'training', -900, 1)`,
      [stableId],
    );
    const paper = await paperOf(owners[1], day);
    expect(paper.runs).toHaveLength(won.length);
    expect(paper.money).toEqual([{ kind: 'training', amount: -500 }]);
    expect((await paperOf(owners[1], '2026-11-11')).runs).toEqual([]);
    for (const none of ['infinity', '1900-01-01', '9999-01-01']) {
      expect(await myPaper(owners[1].backend, { day: none })).toBeNull();
    }
    await game.sql(`delete from public.money_days where kind = 'training'`);
  });

  it('tells which horses are a year older where a season began', async () => {
    const [one] = owners;
    // The first moment of the third season: the paper of that morning says so, and no other.
    const began = Date.UTC(2026, 0, 5) + 2 * 84 * DAY;
    const birthdays = async (at: number) => (await paperOf(one, dayOf(at))).birthdays;
    const set = (createdAt: string) =>
      game.sql('update public.horses set created_at = $2 where id = $1', [one.horseId, createdAt]);
    await set('2026-03-01');
    expect(await birthdays(began)).toMatchObject([{ id: one.horseId }]);
    expect(await birthdays(began - DAY)).toEqual([]);
    expect(await birthdays(began + DAY)).toEqual([]);
    await set(new Date(began).toISOString());
    expect(await birthdays(began)).toEqual([]);
  });

  it('is nobody else’s, and none of a visitor', async () => {
    await expect(myPaper(game.visitor(), { day: null })).rejects.toThrow();
    await expect(seePaper(game.visitor())).rejects.toThrow();
    expect((await paperOf(await game.player())).runs).toEqual([]);
  });
});

it('shows the three greatest of the next 24 hours', async () => {
  const offAt = Date.now() + 3 * HOUR;
  const ids = [];
  for (const purse of [7_000, 90_000, 8_000, 9_000]) {
    ids.push(await openTestRace(game, { purse, closesAt: offAt - MINUTE, offAt }));
  }
  const far = await openTestRace(game, {
    purse: 99_000,
    closesAt: offAt + DAY - MINUTE,
    offAt: offAt + DAY,
  });
  const told = await racesToWatch(game.visitor());
  expect(told.map(({ purse }) => purse)).toEqual([90_000, 9_000, 8_000]);
  expect(told.map(({ id }) => id)).not.toContain(far);
});
