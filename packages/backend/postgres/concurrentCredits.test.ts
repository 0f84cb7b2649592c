import { WEEKLY_CREDITS } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { myWallets, takeCredits } from '../src/index.ts';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

it('of twelve packs that are asked for at once, a week’s are given and no more', async () => {
  const { backend } = await game.player();
  const asked = Array.from({ length: 12 }, () =>
    takeCredits(backend, { amount: 100, requestId: crypto.randomUUID() }),
  );
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
  expect(refused).toHaveLength(7);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'weekly_credits_taken' });
  expect((await myWallets(backend)).credits).toBe(25_000 + WEEKLY_CREDITS);
});

it('of the same request sent twelve times at once, one pack is given', async () => {
  const { backend } = await game.player();
  const requestId = crypto.randomUUID();
  const receipts = await Promise.all(
    Array.from({ length: 12 }, () => takeCredits(backend, { amount: 100, requestId })),
  );
  expect(new Set(receipts.map(({ number }) => number)).size).toBe(1);
  expect((await myWallets(backend)).credits).toBe(25_100);
});
