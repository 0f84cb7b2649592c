import { expect, it } from 'vitest';
import { openTestGame } from '../test/support/testGame.ts';
import { callAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

const gallopAlone = (
  { userId, horseId }: { userId: string; horseId: string },
  requestId: string = crypto.randomUUID(),
) =>
  callAlone(game, {
    userId,
    call: `public.gallop($1, 1600, 'Turf', 0, false, $2)`,
    parameters: [horseId, requestId],
  });

async function oneOwner() {
  const [owner] = await owners(game, 1);
  if (!owner) throw new Error('No owner');
  return owner;
}

it('of thirty gallops of a horse at the same moment, from as many tabs, six are run', async () => {
  const owner = await oneOwner();
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => gallopAlone(owner)));
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(6);
  expect(outcomes.filter(({ outcome }) => outcome === 'no_gallops_left')).toHaveLength(24);
  const rows = await game.sql(
    'select number from public.gallops where horse_id = $1 order by number',
    [owner.horseId],
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('one request sent thirty times is one gallop with one answer', async () => {
  const owner = await oneOwner();
  const requestId = crypto.randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => gallopAlone(owner, requestId)),
  );
  expect(new Set(outcomes.map(({ row }) => `${row?.id} ${row?.tenths}`)).size).toBe(1);
  expect(
    await game.sql('select count(*)::integer from public.gallops where horse_id = $1', [
      owner.horseId,
    ]),
  ).toEqual([{ count: 1 }]);
});
