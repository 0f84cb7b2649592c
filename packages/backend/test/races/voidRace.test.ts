import { HOUR, MINUTE, middlingTalents } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { myActivity, myHorses, myWallets, raceOpening } from '../../src/index.ts';
import { fillRace, raceSecret, registerHorses, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  settle,
  start,
} from '../support/testRaces.ts';

const game = openTestGame();

describe('voiding a race', () => {
  it.each(['open', 'closed', 'running'])(
    'gives the fees back and reveals the seed: %s',
    async (status) => {
      const newcomer = await game.player();
      const closesAt = Date.now() + HOUR;
      const raceId = await openTestRace(game, { closesAt });
      await enter(raceId, newcomer);
      expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 24_820 });
      if (status !== 'open') await freeze(game, raceId, closesAt);
      if (status === 'running') await start(game, raceId);
      const seed = await raceSecret(game.steward(), { raceId });
      const voided = await voidRace(game.steward(), {
        raceId,
        reason: 'could_not_be_run',
        beaconSignature: null,
        at: closesAt,
      });
      expect(voided).toMatchObject({ status: 'void', voidReason: 'could_not_be_run', seed });
      expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 25_000, wallet: 0 });

      const [news] = await myActivity(newcomer.backend, { limit: 1 });
      expect(news).toMatchObject({ type: 'race_void', horseId: newcomer.horseId, raceId });

      const before = await game.snapshot();
      expect(
        await voidRace(game.steward(), {
          raceId,
          reason: 'too_few_runners',
          beaconSignature: null,
          at: closesAt,
        }),
      ).toEqual(voided);
      await expect(settle(game, raceId, 6000, closesAt + HOUR)).rejects.toMatchObject({
        code: 'bad_request',
      });
      expect(await game.snapshot()).toEqual(before);
      const again = await openTestRace(game);
      await enter(again, newcomer);
    },
  );

  it('gives a stable back the fees of both its horses', async () => {
    const newcomer = await game.player();
    const [horse] = await myHorses(newcomer.backend);
    if (!horse) throw new Error('A new stable has no horse.');
    const [second = ''] = await registerHorses(game.steward(), {
      at: Date.now(),
      horses: [
        { ...horse, name: 'Second String', coat: 'Bay', rating: 50, talents: middlingTalents },
      ],
    });
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 180 });
    await enter(raceId, newcomer);
    await enter(raceId, { ...newcomer, horseId: second });
    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 24_640, wallet: 0 });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: closesAt,
    });
    expect(await myWallets(newcomer.backend)).toMatchObject({ credits: 25_000, wallet: 0 });
    expect(
      await game.sql(
        `select p.amount from private.postings p
         join private.transactions t on t.id = p.transaction_id and t.kind = 'entry_refund'
         join private.accounts a on a.id = p.account_id where a.stable_id = $1`,
        [newcomer.stableId],
      ),
    ).toEqual([{ amount: 360 }]);
  });

  it('late tells which house horses were engaged elsewhere until then', async () => {
    await registerHouseHorses(game, 'Vale House', 2);
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    const elsewhere = await openTestRace(game, { closesAt: closesAt + 2 * HOUR });
    const from = closesAt + 10 * MINUTE;
    await fillRace(game.steward(), { raceId: elsewhere, target: 2, at: from });
    const reason = 'too_few_runners' as const;
    const at = closesAt + 20 * MINUTE;
    await voidRace(game.steward(), { raceId, reason, beaconSignature: null, at });
    const { houseHorses } = await raceOpening(game.visitor(), { raceId });
    expect(houseHorses.map(({ engagements }) => engagements)).toEqual([
      [{ from, until: null }],
      [{ from, until: null }],
    ]);
  });
});
