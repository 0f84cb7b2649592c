import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { raceWithEntries } from '../../src/index.ts';
import { closeRace, fillRace, raceInputs, settleRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { openTestRace, raceTime, registerHouseHorses, start } from '../support/testRaces.ts';

const game = openTestGame();

describe('the runners of a race', () => {
  it('are listed by time of entry, then by draw, then by place', async () => {
    await registerHouseHorses(game, 'Vale House', 3);
    const closesAt = Date.now() + MINUTE;
    const raceId = await openTestRace(game, { closesAt });
    for (const target of [1, 2, 3]) {
      await fillRace(game.steward(), { raceId, target, at: Date.now() + target });
    }
    const listed = async () => (await raceWithEntries(game.visitor(), { raceId })).runners;
    const entered = await listed();
    expect(entered).toHaveLength(3);
    for (const { horse } of entered) expect(horse.talentsHash).toMatch(/^[0-9a-f]{64}$/);
    expect(entered).toEqual(entered.toSorted((a, b) => a.enteredAt - b.enteredAt));

    // The last to enter has the first draw.
    const runners = entered.map(({ horseId }, index) => ({
      horseId,
      draw: 3 - index,
      weight: 126,
    }));
    await closeRace(game.steward(), {
      raceId,
      card: '{}',
      salt: 'salt',
      runners,
      line: null,
      at: closesAt,
    });
    expect((await listed()).map(({ draw }) => draw)).toEqual([1, 2, 3]);

    // The second draw wins, the third is second.
    const inputs = await raceInputs(game.steward(), { raceId });
    const { offAt } = await start(game, raceId);
    await settleRace(game.steward(), {
      raceId,
      at: offAt + raceTime,
      checksum: '85413e00',
      runners: inputs.map(({ horseId, draw, rating, condition, energy, overreached }) => {
        const place = draw === 1 ? 3 : Number(draw) - 1;
        const fitness = { condition, energy, overreached };
        return { horseId, place, timeMs: 70_000, prize: 2000, rating, ...fitness };
      }),
    });
    expect((await listed()).map(({ place, draw }) => [place, draw])).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
  });
});
