import { expect, it } from 'vitest';
import { renameHorse } from '../../src/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

const names = () =>
  game.sql(
    `select h.name from public.horses h join public.stables s on s.id = h.stable_id
     where s.name = 'Vale House' order by h.name`,
  );

it('a player who takes the name of a horse of the house to come takes no horse from it', async () => {
  const { backend, horseId } = await game.player();
  await renameHorse(backend, { horseId, name: 'Vale House 2', requestId: crypto.randomUUID() });
  const ids = await registerHouseHorses(game, 'Vale House', 3);
  const expected = ['Vale House 1', 'Vale House 2 II', 'Vale House 3'].map((name) => ({ name }));
  expect(await names()).toEqual(expected);
  expect(ids).not.toContain(horseId);
  // A steward that registers them again finds its own.
  expect(await registerHouseHorses(game, 'Vale House', 3)).toEqual(ids);
  expect(await names()).toEqual(expected);
});
