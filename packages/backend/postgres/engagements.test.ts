import { describe, expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../test/support/testRaces.ts';

const game = openTestGame();

/** Fills the race on a session of its own. */
const fillAlone = (raceId: string) =>
  game.database.session(async (session) => {
    const { rows } = await session.query('select public.fill_race($1, 9, now()) as entered', [
      raceId,
    ]);
    return Number(rows[0]?.entered);
  });

describe('two stewards who fill races at once', () => {
  it('enter a house horse in one of them, and fail in none', async () => {
    await registerHouseHorses(game, 'Engaged House', 60);
    let entered = 0;
    for (let round = 0; round < 25; round += 1) {
      const raceIds = [await openTestRace(game), await openTestRace(game)];
      const counts = await Promise.all(raceIds.map(fillAlone));
      entered += counts.reduce((sum, count) => sum + count, 0);
      expect(
        await game.sql(
          `select horse_id from public.entries where race_id = any ($1::uuid[])
           group by horse_id having count(*) > 1`,
          [raceIds],
        ),
      ).toEqual([]);
      await game.sql(
        `select public.void_race(id, 'could_not_be_run', now()) from unnest($1::uuid[]) id`,
        [raceIds],
      );
    }
    expect(entered).toBeGreaterThan(200);
  });
});
