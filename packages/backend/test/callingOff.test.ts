import { HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { myPurses } from '../src/index.ts';
import { raceSecret, voidRace } from '../src/service/index.ts';
import { openGame } from './game.ts';
import { enter, freeze, openTestRace, settle } from './meeting.ts';

const game = openGame();

describe('calling a race off', () => {
  it.each(['open', 'closed'])('gives the fees back and shows the seed: %s', async (status) => {
    const newcomer = await game.player();
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    expect(await myPurses(newcomer.backend)).toMatchObject({ credits: 24_820 });
    if (status === 'closed') await freeze(game, raceId, closesAt);
    const seed = await raceSecret(game.steward(), { raceId });
    const called = await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
    expect(called).toMatchObject({ status: 'void', voidReason: 'Fog', seed });
    expect(await myPurses(newcomer.backend)).toEqual({ credits: 25_000, wallet: 0 });

    const before = await game.picture();
    expect(await voidRace(game.steward(), { raceId, reason: 'Snow', at: closesAt })).toEqual(
      called,
    );
    await expect(settle(game, raceId, 6000, closesAt + MINUTE)).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(await game.picture()).toEqual(before);
    const again = await openTestRace(game);
    await enter(again, newcomer);
  });
});
