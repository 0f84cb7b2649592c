import { expect, it } from 'vitest';
import { enterRace, myWallets, withdrawEntry } from '../src/index.ts';
import { openTestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';

const game = openTestGame();

it('an entry that is withdrawn twenty times at once is paid back once', async () => {
  const { backend, horseId } = await game.player();
  const raceId = await openTestRace(game, { entryFee: 180 });
  await enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      withdrawEntry(backend, { raceId, horseId, requestId: crypto.randomUUID() }),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
  expect(refused).toHaveLength(19);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'not_entered' });
  expect(await myWallets(backend)).toMatchObject({ credits: 25_000 });
  expect(
    await game.sql('select entries_count::int as entries from public.races where id = $1', [
      raceId,
    ]),
  ).toEqual([{ entries: 0 }]);
});

it('a horse that is withdrawn and entered at once is in one race at most, and paid for so', async () => {
  const { backend, horseId } = await game.player();
  const first = await openTestRace(game, { entryFee: 180 });
  const second = await openTestRace(game, { entryFee: 500 });
  await enterRace(backend, { raceId: first, horseId, requestId: crypto.randomUUID() });
  await Promise.allSettled([
    withdrawEntry(backend, { raceId: first, horseId, requestId: crypto.randomUUID() }),
    enterRace(backend, { raceId: second, horseId, requestId: crypto.randomUUID() }),
  ]);
  const entries = await game.sql('select race_id as race from public.entries where horse_id = $1', [
    horseId,
  ]);
  const engaged = await game.sql(
    'select race_id as race from private.engagements where horse_id = $1',
    [horseId],
  );
  expect(entries).toEqual(engaged);
  const paid = entries.length === 0 ? 0 : 500;
  expect(await myWallets(backend)).toMatchObject({ credits: 25_000 - paid });
});
