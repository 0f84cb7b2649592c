import { beforeAll, expect, it } from 'vitest';
import { leadingStables } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { closedRace, winRace } from '../support/wonBy.ts';

const game = openTestGame();

let owners: [Player, Player, Player];

beforeAll(async () => {
  owners = [await game.player(), await game.player(), await game.player()];
});

const skills = async () => {
  const rows = await game.sql('select stable_id, skill, doubt from private.stable_skills');
  return new Map(
    rows.map((row) => [`${row.stable_id}`, { skill: Number(row.skill), doubt: Number(row.doubt) }]),
  );
};

it('rates two stables after their first race as others who rate so do', async () => {
  const [one, two] = owners;
  await winRace(game, await closedRace(game, [one, two]), one, 6_000);
  const rated = await skills();
  // What openskill.js gives for one against one: 27.635 and 22.365, each 8.066.
  expect(rated.get(one.stableId)?.skill).toBeCloseTo(27.635, 2);
  expect(rated.get(two.stableId)?.skill).toBeCloseTo(22.365, 2);
  for (const { doubt } of rated.values()) expect(doubt).toBeCloseTo(8.066, 2);
});

it('takes from some what it gives to others, while all are equally sure', async () => {
  await game.sql('update private.stable_skills set doubt = 6');
  const before = await skills();
  const [one, two] = owners;
  await winRace(game, await closedRace(game, [one, two]), two, 6_000);
  const after = await skills();
  const change = ({ stableId }: Player) =>
    (after.get(stableId)?.skill ?? 0) - (before.get(stableId)?.skill ?? 0);
  expect(change(one) + change(two)).toBeCloseTo(0, 9);
  // The weaker one has won: more than half of what can be learnt.
  expect(change(two)).toBeGreaterThan(2);
});

it('rates a field by its order, and ranks what is nearly certain', async () => {
  const [one, two, three] = owners;
  for (let race = 0; race < 3; race++) {
    await winRace(game, await closedRace(game, owners), three, 6_000);
  }
  const rated = await skills();
  expect(rated.get(three.stableId)?.skill).toBeGreaterThan(rated.get(two.stableId)?.skill ?? 0);
  const board = await leadingStables(game.visitor(), { lens: 'rating', season: null, limit: 10 });
  expect(board[0]?.id).toBe(three.stableId);
  const said = ({ skill, doubt }: { skill: number; doubt: number }) =>
    Math.floor(100 * (skill - 3 * doubt));
  expect(new Map(board.map(({ id, score }) => [id, score]))).toEqual(
    new Map(
      [one, two, three].map(({ stableId }) => [
        stableId,
        said(rated.get(stableId) ?? { skill: 0, doubt: 0 }),
      ]),
    ),
  );
});
