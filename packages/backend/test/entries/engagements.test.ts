import { expect, it } from 'vitest';
import { openTestGame } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

it('a horse that another has engaged since it was looked for is not entered, and nothing is written', async () => {
  const [horseId = ''] = await registerHouseHorses(game, 'Engaged House', 1);
  const write = (raceId: string) =>
    game.sql(
      `select e.horse_id from public.races r, public.horses h,
         private.write_entry(r, h, true, 'n', null, now()) e
       where r.id = $1 and h.id = $2`,
      [raceId, horseId],
    );
  expect(await write(await openTestRace(game))).toEqual([{ horse_id: horseId }]);
  const raceId = await openTestRace(game);
  const before = await game.snapshot();
  expect(await write(raceId)).toEqual([{ horse_id: null }]);
  expect(await game.snapshot()).toEqual(before);
});
