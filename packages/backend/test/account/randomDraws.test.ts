import { expect, it } from 'vitest';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

/** What a session draws that knows where its generator stands. */
const drawn = (low: number, high: number, times: number): Promise<number[]> =>
  game.database.session(async (session) => {
    await session.query('select setseed(0.5)', []);
    const { rows } = await session.query(
      'select private.between($1, $2) as number from generate_series(1, $3)',
      [low, high, times],
    );
    return rows.map(({ number }) => Number(number));
  });

it('nothing that is drawn follows from what was drawn before: talents cannot be told from names', async () => {
  expect(await drawn(0, 1_000_000, 8)).not.toEqual(await drawn(0, 1_000_000, 8));
});

it('every number of a range is drawn as often as the others', async () => {
  const numbers = await drawn(-2, 7, 10_000);
  const counts = Array.from({ length: 10 }, (_, index) => numbers.filter((n) => n === index - 2));
  expect(counts.flat()).toHaveLength(10_000);
  // Six standard deviations of a fair draw.
  for (const { length } of counts) expect(Math.abs(length - 1_000)).toBeLessThan(180);
  expect(new Set(await drawn(5, 5, 3))).toEqual(new Set([5]));
});
