import { expect, it } from 'vitest';
import { champions, enterSupplementary, myWallets } from '../../src/index.ts';
import { voidRace } from '../../src/service/index.ts';
import { draw, openDrawn } from '../support/testChampionships.ts';
import { openTestGame } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

it('a final that is called off gives the supplementary fee back, and has no champion', async () => {
  const { backend, horseId } = await game.player();
  await registerHouseHorses(game, 'Called Off', 30);
  await draw(game);
  const raceId = await openDrawn(game, 'final', Date.now() + 60_000);
  const before = await myWallets(backend);
  await enterSupplementary(backend, { raceId, horseId, requestId: crypto.randomUUID() });
  expect(await myWallets(backend)).not.toEqual(before);
  await voidRace(game.steward(), {
    ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
  });
  expect(await myWallets(backend)).toEqual(before);
  expect(await champions(game.visitor())).toEqual([]);
});
