import { supplementaryFee } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { fillRace } from '../src/service/index.ts';
import { draw, openDrawn } from '../test/support/testChampionships.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { registerHouseHorses } from '../test/support/testRaces.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

it('the supplementary place goes to one of fifty, and one fee into the purse, while the field is filled', async () => {
  await registerHouseHorses(game, 'Supplement House', 30);
  await draw(game);
  const closesAt = Date.now() + 60_000;
  const raceId = await openDrawn(game, 'final', closesAt);
  await openDrawn(game, 'consolation', closesAt + 3_600_000);
  const outcomes = await Promise.all(
    (await owners(game, 50)).map(({ userId, horseId }) =>
      callAlone(game, {
        userId,
        call: 'public.enter_supplementary($1, $2, $3)',
        parameters: [raceId, horseId, crypto.randomUUID()],
      }),
    ),
  );
  const tally = Object.groupBy(outcomes, ({ outcome }) => outcome);
  expect([tally.done?.length, tally.supplement_taken?.length]).toEqual([1, 49]);
  await Promise.all(
    Array.from({ length: 4 }, () => fillRace(game.steward(), { raceId, target: 12, at: closesAt })),
  );
  const [race] = await game.sql(
    `select r.purse, r.entries_count, a.balance from public.races r
     join private.accounts a on a.race_id = r.id where r.id = $1`,
    [raceId],
  );
  const fee = supplementaryFee(200_000);
  expect(race).toMatchObject({ entries_count: 12, purse: 200_000 + fee, balance: fee });
});
