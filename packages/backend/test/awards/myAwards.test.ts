import { seasonAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { myAwards } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player];

beforeAll(async () => {
  owners = [await game.player(), await game.player()];
  await registerHouseHorses(game, 'Award House', 2);
});

const won = async (owner: Player, grade: 'Grade 1' | 'Class 4') =>
  winRace(game, await closedRace(game, owners, { grade }), owner, 6_000);
/** But for objectives, which have a test of their own (`goals.test.ts`). */
const awardsOf = async ({ backend }: Player, limit = 50) =>
  (await myAwards(backend, { after: null, limit })).filter(({ kind }) => kind !== 'objective');

describe('the awards of a stable', () => {
  it('are none before it has won what is one', async () => {
    expect(await awardsOf(owners[0])).toEqual([]);
    await won(owners[0], 'Class 4');
    expect(await awardsOf(owners[0])).toEqual([]);
  });

  it('are its graded races and its horses’ places in the halls, the newest first', async () => {
    const first = await won(owners[0], 'Grade 1');
    const second = await won(owners[0], 'Grade 1');
    const awards = await awardsOf(owners[0]);
    expect(awards.map(({ kind }) => kind).toSorted()).toEqual([
      ...['graded_win', 'graded_win', 'hall_horse'],
    ]);
    const races = awards.flatMap((award) => (award.kind === 'graded_win' ? award.race.id : []));
    expect(races).toEqual([second, first]);
    expect(awards.map(({ at }) => at)).toEqual(
      awards.map(({ at }) => at).toSorted((a, b) => b - a),
    );
  });

  it('are read page by page, each once', async () => {
    const all = await myAwards(owners[0].backend, { after: null, limit: 50 });
    const pages = [];
    for (let after: (typeof all)[number] | null = null; ; ) {
      const [next]: typeof all = await myAwards(owners[0].backend, { after, limit: 1 });
      if (next === undefined) break;
      pages.push(next);
      after = next;
    }
    expect(pages).toEqual(all);
  });

  it('are those of a season, a course and a championship, with what they are for', async () => {
    const [one] = owners;
    const season = seasonAt(Date.now());
    await game.sql('insert into private.season_turns (season) values ($1) on conflict do nothing', [
      season,
    ]);
    await game.sql(
      `insert into private.season_awards (season, award, stable_id, horse_id)
       values ($1, 'leading_stable', $2, null), ($1, 'sprinter', $2, $3)`,
      [season, one.stableId, one.horseId],
    );
    const [graded] = (await awardsOf(one)).filter(({ kind }) => kind === 'graded_win');
    if (graded?.kind !== 'graded_win') throw new Error('No graded race was won.');
    await game.sql(
      `insert into private.champions (season, division, horse_id, race_id, won_at)
       select $1, 'sprint', $2, $3, r.off_at from public.races r where r.id = $3`,
      [season, one.horseId, graded.race.id],
    );
    await game.sql(
      `insert into private.feats (hall, subject_id, feat, race_id, horse_id, at)
       select 'stables', $1, 'championship', $3, $2, r.off_at from public.races r where r.id = $3`,
      [one.stableId, one.horseId, graded.race.id],
    );
    const awards = await awardsOf(one);
    expect(awards.filter(({ kind }) => kind === 'season_award')).toMatchObject([
      { season, award: 'sprinter', horse: { id: one.horseId } },
      { season, award: 'leading_stable', horse: null },
    ]);
    // The final is told as that alone.
    expect(awards.filter((award) => award.kind === 'championship')).toMatchObject([
      { season, division: 'sprint', race: { id: graded.race.id } },
    ]);
    expect(awards.filter(({ kind }) => kind === 'graded_win')).toHaveLength(1);
    await game.sql('delete from private.champions');
    await game.sql(`delete from private.feats where feat = 'championship'`);
    await game.sql('delete from private.season_awards');
    await game.sql('delete from private.season_turns');
  });

  it('are a course record once twenty races were run there, and while it stands', async () => {
    const records = async (owner: Player) =>
      (await awardsOf(owner)).filter(({ kind }) => kind === 'course_record');
    expect(await records(owners[0])).toEqual([]);
    const courses = await game.sql('select races from private.courses');
    await game.sql('update private.courses set races = races + 20');
    const held = [...(await records(owners[0])), ...(await records(owners[1]))];
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThanOrEqual(courses.length);
    await game.sql('update private.courses set races = races - 20');
  });

  it('are nobody else’s, and none of a visitor', async () => {
    expect(await awardsOf(await game.player())).toEqual([]);
    await expect(myAwards(game.visitor(), { after: null, limit: 5 })).rejects.toThrow();
  });
});
