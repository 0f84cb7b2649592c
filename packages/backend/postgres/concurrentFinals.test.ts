import { expect, it } from 'vitest';
import { raceWithEntries } from '../src/index.ts';
import { declareHorse, fillRace, settleRace } from '../src/service/index.ts';
import { draw, openDrawn, qualifier, run } from '../test/support/testChampionships.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../test/support/testRaces.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const inRace = async (raceId: string) =>
  (await raceWithEntries(game.visitor(), { raceId })).runners.map(({ horseId }) => horseId);

it('a final is full, and shares no horse with its consolation, while its runners are withdrawn', async () => {
  await registerHouseHorses(game, 'Final House', 40);
  const invited = await owners(game, 8);
  const offers = { championship: qualifier, entryFee: 0, closesAt: Date.now() + 60_000 };
  const qualifierId = await openTestRace(game, offers);
  for (const { horseId } of invited) {
    await declareHorse(game.steward(), {
      ...{ raceId: qualifierId, horseId, nonce: horseId, at: Date.now() },
    });
  }
  await settleRace(game.steward(), await run(game, qualifierId, offers.closesAt, 6000));
  const closesAt = Date.now() + 600_000;
  const [[finalId, consolationId]] = await Promise.all([
    draw(game).then(async () => [
      await openDrawn(game, 'final', closesAt),
      await openDrawn(game, 'consolation', closesAt + 3_600_000),
    ]),
    draw(game),
  ]);
  if (finalId === undefined || consolationId === undefined) throw new Error('Nothing was opened.');
  expect(await inRace(finalId)).toEqual(
    expect.arrayContaining(invited.map((each) => each.horseId)),
  );

  const [withdrawals] = await Promise.all([
    Promise.all(
      invited.slice(0, 5).map(({ userId, horseId }) =>
        callAlone(game, {
          userId,
          call: 'public.withdraw_entry($1, $2, $3)',
          parameters: [finalId, horseId, crypto.randomUUID()],
        }).then(({ outcome }) => ({ horseId, outcome })),
      ),
    ),
    ...Array.from({ length: 4 }, () =>
      fillRace(game.steward(), { raceId: finalId, target: 12, at: closesAt }),
    ),
  ]);
  expect(withdrawals.map(({ outcome }) => outcome)).toEqual(withdrawals.map(() => 'done'));
  await fillRace(game.steward(), { raceId: finalId, target: 12, at: closesAt });
  const [final, consolation] = [await inRace(finalId), await inRace(consolationId)];
  expect(final).toHaveLength(12);
  expect(new Set([...final, ...consolation]).size).toBe(final.length + consolation.length);
  for (const { horseId } of withdrawals) expect([...final, ...consolation]).not.toContain(horseId);
});
