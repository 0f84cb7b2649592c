import { raceBallot, raceWithEntries } from '@furlong/backend';
import { declareHorse } from '@furlong/backend/service';
import { verifyRace } from '@furlong/game/engine';
import { expect, it } from 'vitest';
import { publishedRace } from './support/publishedRace.ts';
import { seenRace } from './support/seenRace.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ everyMinutes: 4 });

it('of a race for which too many are entered lots decide who runs, and it verifies', async () => {
  const race = await fixture.nextNoviceRace();
  const { backend } = fixture.game;
  const players = race.maxEntries + 3;
  for (let number = 0; number < players; number += 1) {
    const { horseId } = await fixture.newOwner(`Lot Yard ${number}`);
    await declareHorse(backend, { raceId: race.id, horseId, nonce: horseId, at: fixture.at });
  }
  expect(await fixture.steward.runDueRaces({ at: race.closesAt })).toContainEqual({
    raceId: race.id,
    outcome: 'closed',
  });
  const { race: closed, runners } = await raceWithEntries(backend, { raceId: race.id });
  expect(closed).toMatchObject({ entriesCount: race.maxEntries, houseCount: 0 });
  expect(runners.every(({ stable, draw }) => !stable.isHouse && draw !== null)).toBe(true);
  const lots = await raceBallot(fixture.game.visitor, { raceId: race.id });
  const out = lots.filter(({ runs }) => !runs);
  expect(out.filter(({ isHouse }) => !isHouse)).toHaveLength(3);
  expect(out.filter(({ isHouse }) => isHouse)).toHaveLength(race.houseCount);
  expect(race.houseCount).toBeGreaterThan(0);

  fixture.at = race.offAt;
  await fixture.runDueRaces();
  fixture.at = (await seenRace(fixture.game, race.id)).finishesAt;
  await fixture.runDueRaces();
  const { checks } = await verifyRace(await publishedRace(backend, race.id), null);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks.find(({ name }) => name === 'ballot')?.detail).toMatch(
    new RegExp(`^Of ${lots.length} entries ${race.maxEntries} run: `),
  );
  expect(await fixture.game.violations()).toEqual([]);
  expect(fixture.errors).toEqual([]);
});
