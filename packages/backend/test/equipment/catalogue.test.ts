import {
  bonusNames,
  catalogue,
  effectInWords,
  lifeInRuns,
  starterKit,
  totalBonuses,
} from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { equipmentShop } from '../../src/index.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

it('the shop sells a visitor what the game has, in its order and at its prices', async () => {
  const shop = await equipmentShop(game.visitor());
  expect(shop).toEqual(
    catalogue.map(({ bonuses, ...piece }) => ({
      ...piece,
      bonuses: totalBonuses([{ bonuses }]),
      lifeInRuns: lifeInRuns[piece.slot],
      inCart: 0,
      cartPrice: null,
      owned: 0,
    })),
  );
});

it('what a new horse arrives in is not sold, adds nothing and does not wear', async () => {
  const columns = `id, name, slot, description, effect, life_in_runs, ${bonusNames.join(', ')}`;
  const given = await game.sql(
    `select ${columns} from public.equipment_items where price is null order by position`,
  );
  expect(given).toEqual(
    starterKit.map((piece) => ({
      ...piece,
      ...totalBonuses([]),
      effect: effectInWords({}),
      life_in_runs: null,
    })),
  );
});

it('effects stand in the words of the game', async () => {
  const rows = await game.sql(
    'select name, effect from public.equipment_items where price is not null order by position',
  );
  expect(rows).toEqual(
    catalogue.map(({ name, bonuses }) => ({ name, effect: effectInWords(bonuses) })),
  );
});
