import { MINUTE } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { buyHorse, listHorse, myOverview, stableRecord } from '../../src/index.ts';
import { ruleOf, seller } from '../support/market.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, run } from '../support/testRaces.ts';

const game = openTestGame();

it('what a horse has won stays with the stable that it won for', async () => {
  const [winner, buyer] = [await seller(game), await game.player()];
  const { horseId } = winner;
  const closesAt = Date.now() + MINUTE;
  const raceId = await openTestRace(game, { closesAt, purse: 6_000 });
  await enter(raceId, winner);
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6_000);

  const price = await ruleOf(winner);
  await listHorse(winner.backend, { horseId, price, requestId: crypto.randomUUID() });
  await buyHorse(buyer.backend, { horseId, price, requestId: crypto.randomUUID() });

  const done = { runs: 1, wins: 1, earnings: 6_000 };
  const named = { formerNames: [], ownerLeft: false };
  const none = { runs: 0, wins: 0, earnings: 0 };
  const record = ({ stableId }: { stableId: string }) => stableRecord(game.visitor(), { stableId });
  expect(await record(winner)).toEqual({ ...named, ...done, places: 1, horses: 0 });
  expect(await record(buyer)).toEqual({ ...named, ...none, places: 0, horses: 2 });
  expect(await myOverview(winner.backend)).toMatchObject(done);
  expect(await myOverview(buyer.backend)).toMatchObject(none);
});
