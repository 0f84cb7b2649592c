import { beforeAll, describe, expect, it } from 'vitest';
import { hallOfFameHorses, hallOfFameStables, hallReasons } from '../../src/index.ts';
import { fillRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player];

beforeAll(async () => {
  owners = [await game.player(), await game.player()];
  await registerHouseHorses(game, 'Hall House', 2);
});

const won = async (owner: Player, grade: 'Grade 1' | 'Grade 2' | 'Class 4') =>
  winRace(game, await closedRace(game, owners, { grade }), owner, 6_000);

const reason = async (hall: 'horses' | 'stables', feat: string) =>
  (await hallReasons(game.visitor(), { hall })).find((each) => each.feat === feat);

const page = { limit: 20 };

describe('the halls of fame', () => {
  it('say what they take while nobody is in', async () => {
    expect(await hallOfFameHorses(game.visitor(), page)).toEqual([]);
    expect(await hallOfFameStables(game.visitor(), page)).toEqual([]);
    expect(await hallReasons(game.visitor(), { hall: 'horses' })).toEqual([
      { feat: 'graded_win', needs: 5, nearest: [] },
      { feat: 'grade_1_win', needs: 2, nearest: [] },
      { feat: 'championship', needs: 1, nearest: [] },
      { feat: 'standing_record', needs: 1, nearest: [] },
    ]);
  });

  it('count no ungraded race, and the house like a player', async () => {
    await won(owners[0], 'Class 4');
    const closesAt = Date.now() + 15_000;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0, grade: 'Grade 1' });
    await fillRace(game.steward(), { raceId, target: 2, at: closesAt });
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6_000);
    expect((await reason('horses', 'graded_win'))?.nearest).toMatchObject([
      { amount: 1, isHouse: true },
    ]);
  });

  it('name who is nearest, and admit who has done enough, with the road there', async () => {
    const [one] = owners;
    const first = await won(one, 'Grade 1');
    const nearest = async (feat: string) =>
      (await reason('horses', feat))?.nearest.filter(({ isHouse }) => !isHouse);
    expect(await nearest('grade_1_win')).toMatchObject([
      { id: one.horseId, amount: 1, stableId: one.stableId },
    ]);
    expect(await hallOfFameHorses(game.visitor(), page)).toEqual([]);
    const second = await won(one, 'Grade 1');
    const [member] = await hallOfFameHorses(game.visitor(), page);
    expect(member).toMatchObject({
      ...{ id: one.horseId, feat: 'grade_1_win', wins: 3 },
      feats: { graded_win: 2, grade_1_win: 2 },
      road: [{ raceId: second, grade: 'Grade 1' }, { raceId: first }],
    });
    expect(await nearest('grade_1_win')).toEqual([]);
    // The stable has one winner of a Grade 1, which is counted once.
    const winners = (await reason('stables', 'grade_1_winner'))?.nearest;
    expect(winners?.find(({ id }) => id === one.stableId)).toMatchObject({ amount: 1 });
    expect(await hallOfFameHorses(game.visitor(), { limit: 1, after: member ?? null })).toEqual([]);
  });

  it('admit a stable for ten graded wins, once', async () => {
    const [, two] = owners;
    await game.sql(
      `update private.hall_reasons set needs = 2 where hall = 'stables' and feat = 'graded_win'`,
    );
    await won(two, 'Grade 2');
    await won(two, 'Grade 2');
    await won(two, 'Grade 2');
    expect(await hallOfFameStables(game.visitor(), page)).toMatchObject([
      { id: two.stableId, feat: 'graded_win', feats: { graded_win: 3 }, wins: 3 },
    ]);
    await game.sql(
      `update private.hall_reasons set needs = 10 where hall = 'stables' and feat = 'graded_win'`,
    );
  });

  it('admit a course record once it has stood for a season, over a course that is run', async () => {
    const [record] = await game.sql(
      `select e.id, e.horse_id, e.race_id, r.off_at from public.races r
       join public.entries e on e.race_id = r.id and e.place = 1
       join public.stables s on s.id = e.stable_id and not s.is_house
       where r.status = 'finished' order by r.off_at desc limit 1`,
    );
    const last = record?.race_id;
    /** Whether the record counts, with so many races over the course, after so many hours. */
    const counts = (races: number, hours: number) =>
      game.database.withRollback(async (sql) => {
        await sql('update private.courses set record_entry_id = $1, races = $2', [
          record?.id,
          races,
        ]);
        const [later] = await sql(
          `insert into public.races
           select (jsonb_populate_record(r, jsonb_build_object(
             'id', gen_random_uuid(), 'slot', 'later', 'grade', 'Class 4', 'finishes_at', null,
             'off_at', r.off_at + $2::integer * interval '1 hour'
           ))).* from public.races r where id = $1 returning id`,
          [last, hours],
        );
        await sql('select private.count_feats($1)', [later?.id]);
        const [found] = await sql(
          `select count(*)::int as count from private.feats where feat = 'standing_record'`,
        );
        return found?.count;
      });
    expect(await counts(20, 2016)).toBe(1);
    expect(await counts(20, 2015)).toBe(0);
    expect(await counts(19, 2016)).toBe(0);
  });
});
