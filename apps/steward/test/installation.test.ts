import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSteward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './support/embeddedGame.ts';

const at = Date.UTC(2026, 10, 21, 12);
const secrets = ['1'.repeat(64), '2'.repeat(64)];
const games: EmbeddedGame[] = [];

beforeAll(async () => {
  for (const secret of secrets) {
    const game = await embeddedGame();
    games.push(game);
    await game.rows('insert into private.house_secrets (secret) values ($1)', [secret]);
    await createSteward({ backend: game.backend, name: 'first' }).registerHouseHorses(at);
  }
});

afterAll(() => Promise.all(games.map(({ close }) => close())));

const horsesOf = (game: EmbeddedGame) =>
  game.rows(
    `select h.name, h.rating, h.coat, h.sire, h.dam, h.style, t.speed, t.stamina, t.heart,
       t.distance_preferred, t.going_preferred
     from public.horses h join private.talents t on t.horse_id = h.id order by h.name`,
  );

it('two installations have house horses of the same names and looks, and of other talents', async () => {
  const [here = [], there = []] = await Promise.all(games.map(horsesOf));
  const seen = ({ name, rating, coat, sire, dam, style }: Record<string, unknown>) =>
    `${[name, rating, coat, sire, dam, style]}`;
  expect(here.length).toBeGreaterThan(300);
  expect(there.map(seen)).toEqual(here.map(seen));
  const same = here.filter(
    (horse, index) => `${Object.values(horse)}` === `${Object.values(there[index] ?? {})}`,
  );
  expect(same).toEqual([]);
});
