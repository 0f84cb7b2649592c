import { WEEK } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { chargeAllBoxes } from '../src/market/chargeAllBoxes.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

it('two stewards charge every owner once for a week, and the house nothing', async () => {
  const { stableId } = await fixture.newOwner('Longmeadow');
  const at = Date.now() + 2 * WEEK;
  const { backend } = fixture.game;
  await Promise.all([chargeAllBoxes(backend, at), chargeAllBoxes(backend, at)]);
  const bills = await fixture.game.rows(
    'select stable_id, horses, paid::int as paid from private.box_bills',
  );
  expect(bills).toEqual([{ stable_id: stableId, horses: 1, paid: 150 }]);
});
