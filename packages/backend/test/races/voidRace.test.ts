import { HOUR, MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { myPurses } from '../../src/index.ts';
import { raceSecret, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { enter, freeze, openTestRace, settle } from '../support/testRaces.ts';

const game = openTestGame();

describe('voiding a race', () => {
  it.each(['open', 'closed'])('gives the fees back and reveals the seed: %s', async (status) => {
    const newcomer = await game.player();
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    expect(await myPurses(newcomer.backend)).toMatchObject({ credits: 24_820 });
    if (status === 'closed') await freeze(game, raceId, closesAt);
    const seed = await raceSecret(game.steward(), { raceId });
    const voided = await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
    expect(voided).toMatchObject({ status: 'void', voidReason: 'Fog', seed });
    expect(await myPurses(newcomer.backend)).toEqual({ credits: 25_000, wallet: 0 });

    const before = await game.snapshot();
    expect(await voidRace(game.steward(), { raceId, reason: 'Snow', at: closesAt })).toEqual(
      voided,
    );
    await expect(settle(game, raceId, 6000, closesAt + MINUTE)).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(await game.snapshot()).toEqual(before);
    const again = await openTestRace(game);
    await enter(again, newcomer);
  });
});
