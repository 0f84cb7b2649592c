import { expect, it } from 'vitest';
import { myLimits, myWallets, pausePlay, setLimit, takeCredits } from '../src/index.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';

const game = openTestGame();

const take = ({ backend }: Player) =>
  takeCredits(backend, { amount: 100, requestId: crypto.randomUUID() });

const refusalsOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []));

it('a limit is not passed by requests that come at once', async () => {
  const player = await game.player();
  await setLimit(player.backend, {
    ...{ kind: 'weekly_credits', amount: 200, requestId: crypto.randomUUID() },
  });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => take(player)));
  expect(refusalsOf(answers)).toEqual(Array(10).fill('own_credits_taken'));
  expect((await myWallets(player.backend)).credits).toBe(25_200);
});

it('what is asked for at once with raises of a limit stays within it', async () => {
  const player = await game.player();
  await setLimit(player.backend, {
    ...{ kind: 'weekly_credits', amount: 100, requestId: crypto.randomUUID() },
  });
  const raise = () =>
    setLimit(player.backend, {
      ...{ kind: 'weekly_credits', amount: 500, requestId: crypto.randomUUID() },
    });
  await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? raise() : take(player))),
  );
  expect((await myWallets(player.backend)).credits).toBe(25_100);
  expect((await myLimits(player.backend)).weeklyCredits.amount).toBe(100);
});

/** A pause waits for what is being done, and what waited for the pause finds it. */
it('nothing is done after a pause began, whatever was sent with it', async () => {
  const player = await game.player();
  const answers = await Promise.allSettled([
    ...Array.from({ length: 2 }, () => take(player)),
    pausePlay(player.backend, { days: 1, requestId: crypto.randomUUID() }),
    ...Array.from({ length: 10 }, () => take(player)),
  ]);
  expect(new Set(refusalsOf(answers)).size).toBeLessThanOrEqual(2);
  const [row] = await game.sql(
    `select count(*)::integer as late from private.transactions t
     join private.postings p on p.transaction_id = t.id
     join private.accounts a on a.id = p.account_id
     join private.pauses x on x.stable_id = a.stable_id
     where t.kind = 'credit_pack' and t.at > x.begins_at and a.stable_id = $1`,
    [player.stableId],
  );
  expect(row?.late).toBe(0);
  await expect(take(player)).rejects.toMatchObject({ code: 'play_paused' });
});

it('of many pauses at once the longest stands, and each is one', async () => {
  const player = await game.player();
  await Promise.allSettled(
    ([1, 42, 3, 7, 28, 14] as const).map((days) =>
      pausePlay(player.backend, { days, requestId: crypto.randomUUID() }),
    ),
  );
  const rows = await game.sql('select ends_at from private.pauses where stable_id = $1', [
    player.stableId,
  ]);
  expect(rows).toHaveLength(1);
  const { pause } = await myLimits(player.backend);
  expect((pause?.endsAt ?? 0) - Date.now()).toBeGreaterThan(41 * 86_400_000);
});
