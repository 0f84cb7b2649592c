import { EPOCH, SEASON_WEEKS, seasonAt, WEEK } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import {
  claimTurnStep,
  closeSeasonBooks,
  endTurnStep,
  makeSeasonAwards,
} from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  run,
} from '../test/support/testRaces.ts';

const game = openTestGame();
const season = seasonAt(Date.now());
const at = EPOCH + (season + 1) * SEASON_WEEKS * WEEK;
const steps = ['crop', 'house', 'ring', 'books', 'awards'];
const stewards = ['Ada', 'Ben', 'Cy', 'Dot'];
const claims = () =>
  Promise.all(
    stewards.map((steward) =>
      claimTurnStep(game.steward(), { steward, steps, at, leaseSeconds: 60 }),
    ),
  );
const end = (step: string, steward: string) =>
  endTurnStep(game.steward(), { season, step, steward, done: true, at });

it('stewards at once claim each step once, and turn a season once', async () => {
  const winner = await game.player();
  await registerHouseHorses(game, 'Turn House', 3);
  const raceId = await openTestRace(game, { entryFee: 0, closesAt: Date.now() + 60_000 });
  await enter(raceId, winner);
  await freeze(game, raceId, Date.now() + 60_000);
  await run(game, raceId, 6000);

  const claimed = await claims();
  expect(claimed.map((claim) => claim?.step).toSorted()).toEqual(
    ['crop', 'house', 'ring', 'books'].toSorted(),
  );
  const books = Array.from({ length: 4 }, () => closeSeasonBooks(game.steward(), { season, at }));
  expect((await Promise.all(books)).toSorted()).toEqual([0, 0, 0, 1]);
  for (const [index, claim] of claimed.entries()) {
    const [step, steward] = [claim?.step ?? '', stewards[index] ?? ''];
    expect((await Promise.all([end(step, steward), end(step, steward)])).toSorted()).toEqual([
      false,
      true,
    ]);
  }
  const last = await claims();
  expect(last.filter((claim) => claim !== null)).toEqual([{ season, step: 'awards' }]);
  await Promise.all(stewards.map(() => makeSeasonAwards(game.steward(), { season })));
  const steward = stewards[last.findIndex((claim) => claim !== null)] ?? '';
  await Promise.all([end('awards', steward), end('awards', steward)]);
  expect(await game.sql('select season from private.season_turns order by 1')).toEqual([
    { season },
    { season: season + 1 },
  ]);
  expect(
    await game.sql(
      `select count(*)::int as awards from private.season_awards where award = 'horse_of_the_season'`,
    ),
  ).toEqual([{ awards: 1 }]);
});
