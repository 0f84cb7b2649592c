import { HOUR } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { racesOver, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, settle, start } from '../support/testRaces.ts';

const game = openTestGame();

async function callOff(closesAt: number): Promise<string> {
  const raceId = await openTestRace(game, { closesAt });
  const called = { raceId, reason: 'too_few_runners', beaconSignature: null } as const;
  await voidRace(game.steward(), { ...called, at: closesAt });
  return raceId;
}

async function idsIn(span: { from: number; to: number }): Promise<string[]> {
  const ids: string[] = [];
  for await (const { race } of racesOver(game.steward(), span)) ids.push(race.id);
  return ids;
}

it('tells each race of a span once, page after page, and those alone that are over', async () => {
  const from = Date.now() + HOUR;
  const called: string[] = [];
  for (let race = 0; race < 52; race += 1) called.push(await callOff(from + (race % 3) * 1000));
  await openTestRace(game, { closesAt: from });
  const told = await idsIn({ from, to: from + HOUR });
  expect(told.toSorted()).toEqual(called.toSorted());
  expect(await idsIn({ from: from + HOUR, to: from + 2 * HOUR })).toEqual([]);
});

it('tells of a race that was run its seed, its card and its opening', async () => {
  const closesAt = Date.now() + 3 * HOUR;
  const raceId = await openTestRace(game, { closesAt, purse: 6000 });
  await enter(raceId, await game.player());
  await freeze(game, raceId, closesAt);
  await start(game, raceId);
  await settle(game, raceId, 6000, closesAt + HOUR);
  const span = { from: closesAt, to: closesAt + HOUR };
  const { value: over } = await racesOver(game.steward(), span).next();
  expect(over).toMatchObject({
    race: { id: raceId, status: 'finished' },
    runners: [{ place: 1, horseName: expect.any(String), stableName: expect.any(String) }],
    ballot: [],
    published: {
      ...{ raceId, seed: expect.stringMatching(/^[0-9a-f]{64}$/), card: expect.any(String) },
      opening: { terms: expect.any(String), championship: null },
    },
  });
});
