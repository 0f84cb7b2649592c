import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { futureRaces } from '../src/index.ts';
import { voidRace } from '../src/service/index.ts';
import { openGame } from './game.ts';
import { enter, freeze, openTestRace, settle } from './meeting.ts';

const game = openGame();

// Beside the races of a test there is one elsewhere to come, one called off and one finished.
beforeAll(async () => {
  await openTestRace(game);
  const calledOff = await openTestRace(game);
  await voidRace(game.steward(), { raceId: calledOff, reason: 'Fog', at: Date.now() });
  const closesAt = Date.now() + MINUTE;
  const finished = await openTestRace(game, { closesAt });
  await enter(finished, await game.player());
  await freeze(game, finished, closesAt);
  await settle(game, finished, 6000, closesAt + MINUTE);
});

describe('the lists of races', () => {
  it('page by key through every race once, of one track or all, in order', async () => {
    const offAt = Date.now() + HOUR;
    for (let index = 0; index < 5; index += 1) {
      // Two races share their off time, so that the id decides.
      const terms = { offAt: offAt + Math.floor(index / 2), trackId: 'red-mesa' as const };
      await openTestRace(game, { ...terms, closesAt: offAt - MINUTE });
    }
    const all = await futureRaces(game.guest(), { trackId: 'red-mesa' });
    expect(all).toHaveLength(5);
    const paged: string[] = [];
    for (
      let page = await futureRaces(game.guest(), { trackId: 'red-mesa', limit: 2 });
      page.length > 0;
    ) {
      paged.push(...page.map(({ id }) => id));
      page = await futureRaces(game.guest(), {
        trackId: 'red-mesa',
        limit: 2,
        after: page.at(-1) ?? null,
      });
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    const everywhere = await futureRaces(game.guest(), { limit: 100 });
    expect(everywhere.map(({ offAt: off }) => off)).toEqual(
      everywhere.map(({ offAt: off }) => off).toSorted((a, b) => a - b),
    );
    expect(everywhere.every(({ status }) => status === 'open' || status === 'closed')).toBe(true);
    expect(await futureRaces(game.guest(), { trackId: 'monte-sereno' })).toEqual([]);
  });
});
