import { HOUR } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { drawBallot } from '../src/service/index.ts';
import { openTestGame, type TestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { callAlone, enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const fee = 180;

/** Entries that are to close while the database's clock still has them open. */
const opened = async () => {
  const closesAt = Date.now() + HOUR;
  return {
    closesAt,
    raceId: await openTestRace(game, { closesAt, maxEntries: 2, entryFee: fee }),
  };
};

const drawAlone = (raceId: string, at: number) =>
  game.database.session(async (session) => {
    const { rows } = await session.query('select public.draw_ballot($1, $2) as out', [
      raceId,
      new Date(at).toISOString(),
    ]);
    return rows[0]?.out;
  });

const balances = (of: TestGame, stables: readonly string[]) =>
  of.sql(
    `select stable_id as stable, balance::int from public.wallets
     where kind = 'credits' and stable_id = any ($1::uuid[])`,
    [stables],
  );

const paying = (of: TestGame, raceId: string) =>
  of.sql('select stable_id as stable from public.entries where race_id = $1', [raceId]);

describe('at the same moment', () => {
  it('twenty enter a race with two places, and four of them get in', async () => {
    const { raceId, closesAt } = await opened();
    const rivals = await owners(game, 20);
    const outcomes = await Promise.all(
      rivals.map((rival) => enterAlone(game, { ...rival, raceId })),
    );
    const counted = Object.groupBy(outcomes, ({ outcome }) => outcome);
    expect([counted.entered?.length, counted.race_full?.length]).toEqual([4, 16]);
    expect(await drawBallot(game.steward(), { raceId, at: closesAt })).toBe(2);
  });

  it('ten stewards draw, and everybody is refunded once', async () => {
    const { raceId, closesAt } = await opened();
    const rivals = await owners(game, 4);
    for (const rival of rivals) await enterAlone(game, { ...rival, raceId });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => drawAlone(raceId, closesAt)),
    );
    expect(answers).toEqual(answers.map(() => 2));
    const left = await balances(
      game,
      rivals.map(({ stableId }) => stableId),
    );
    expect(left.map(({ balance }) => balance).sort()).toEqual([24_820, 24_820, 25_000, 25_000]);
  });

  it('some withdraw and some enter while lots are drawn: who is in has paid, and nobody else', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { raceId, closesAt } = await opened();
      const rivals = await owners(game, 6);
      const [a, b, c, d, ...late] = rivals;
      for (const rival of [a, b, c, d]) if (rival) await enterAlone(game, { ...rival, raceId });
      await Promise.all([
        drawAlone(raceId, closesAt),
        ...[a, b].map((rival) =>
          callAlone(game, {
            userId: rival?.userId ?? '',
            call: 'public.withdraw_entry($1, $2, $3)',
            parameters: [raceId, rival?.horseId, crypto.randomUUID()],
          }),
        ),
        ...late.map((rival) => enterAlone(game, { ...rival, raceId })),
      ]);
      await drawAlone(raceId, closesAt);
      const entered = (await paying(game, raceId)).map(({ stable }) => stable);
      const wallets = await balances(
        game,
        rivals.map(({ stableId }) => stableId),
      );
      for (const { stable, balance } of wallets) {
        expect(balance).toBe(entered.includes(stable) ? 25_000 - fee : 25_000);
      }
      expect(entered.length).toBeLessThanOrEqual(2);
    }
  });
});
