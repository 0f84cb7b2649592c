import { championshipProgramme, pointsForPlaces, SIXTIETHS, seasonSpan } from '@furlong/game/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  championshipDivisions,
  championshipRoad,
  championshipTable,
  futureRaces,
  myChampionshipHorses,
} from '../../src/index.ts';
import { declareHorse, settleRace, voidRace } from '../../src/service/index.ts';
import { division, qualifier, run, season } from '../support/testChampionships.ts';
import { openTestGame } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();
const page = { season, division };

async function openQualifier(horseIds: readonly string[], change = {}) {
  const at = Date.now();
  const closesAt = at + 600_000;
  const championship = { ...qualifier, ...change };
  const raceId = await openTestRace(game, { championship, entryFee: 0, closesAt });
  for (const horseId of horseIds) {
    await declareHorse(game.steward(), { raceId, horseId, nonce: horseId, at });
  }
  return { raceId, closesAt };
}

describe('a qualifier', () => {
  it('says on every list what it counts for', async () => {
    const { raceId } = await openQualifier([]);
    const listed = await futureRaces(game.visitor());
    expect(listed.find(({ id }) => id === raceId)?.championship).toEqual(qualifier);
  });

  it('gives its points once, and the table tells them', async () => {
    const player = await game.player();
    const house = await registerHouseHorses(game, 'Points House', 2);
    const { raceId, closesAt } = await openQualifier([player.horseId, ...house], {
      automatic: true,
    });
    const result = await run(game, raceId, closesAt, 6000);
    await settleRace(game.steward(), result);
    await settleRace(game.steward(), result);

    const table = await championshipTable(game.visitor(), page);
    expect(table.map(({ rank, points, runs }) => [rank, points, runs])).toEqual([
      ...[1, 2, 3].map((rank) => [rank, [10, 5, 3][rank - 1], 1]),
    ]);
    expect(table[0]).toMatchObject({ automatic: true, wins: 1, bestPlace: 1 });
    expect(table[1]).toMatchObject({ automatic: false, wins: 0, bestPlace: 2 });
    expect((await championshipTable(game.visitor(), { ...page, afterRank: 2 })).length).toBe(1);

    const [first] = await championshipDivisions(game.visitor(), { season });
    expect(first).toMatchObject({ division, qualifiersRun: 1, contenders: 3, cutPoints: null });
    expect(first?.leader).toEqual(table[0]);
    const [mine] = await myChampionshipHorses(player.backend, { season });
    expect(mine).toMatchObject({ division, lacks: 0 });
    expect(mine?.rank).toBe(table.find(({ horseId }) => horseId === player.horseId)?.rank);
    // The calendar has no race at this off: what is planned stands on the road, and nothing else.
    const road = await championshipRoad(game.visitor(), {
      ...page,
      calendar: championshipProgramme(seasonSpan(season)),
    });
    expect(road).toHaveLength(42);
  });

  it('gives none where it is called off', async () => {
    const before = await championshipTable(game.visitor(), page);
    const house = await registerHouseHorses(game, 'Void House', 2);
    const { raceId } = await openQualifier(house);
    await voidRace(game.steward(), {
      ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
    });
    expect(await championshipTable(game.visitor(), page)).toEqual(before);
  });

  it('shares points in a dead heat as the rules do', async () => {
    const cases = fc.sample(
      fc.record({ place: fc.integer({ min: 1, max: 6 }), tied: fc.integer({ min: 1, max: 8 }) }),
      { numRuns: 60, seed: 7 },
    );
    const points = [20, 10, 6, 4, 2];
    const shares = await game.sql(
      `select private.points_share($1::jsonb, (c ->> 'place')::integer, (c ->> 'tied')::integer) as share
       from jsonb_array_elements($2::jsonb) with ordinality each (c, number) order by number`,
      [JSON.stringify(points), JSON.stringify(cases)],
    );
    const expected = cases.map(({ place, tied }) => {
      const before = Array.from({ length: place - 1 }, (_, index) => 100 + index);
      const places = [...before, ...Array.from({ length: tied }, () => place)];
      return Math.round((pointsForPlaces(points, places).at(-1) ?? 0) * SIXTIETHS);
    });
    expect(shares.map(({ share }) => share)).toEqual(expected);
  });
});
