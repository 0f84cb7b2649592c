import { beforeAll, expect, it } from 'vitest';
import { horseLists, horsesOfList } from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';

const game = openTestGame();

let players: Player[];

beforeAll(async () => {
  await registerHouseHorses(game, 'Vale House', 52);
  players = [await game.player(), await game.player()];
});

/** Runs a race of the players' horses; answers its winner. */
async function raceOf(terms: Parameters<typeof openTestRace>[1]) {
  const closesAt = Date.now() + 60_000;
  const raceId = await openTestRace(game, { closesAt, entryFee: 0, maxRating: null, ...terms });
  await game.sql('update public.horses set condition = 100, energy = 100, last_run_at = null');
  for (const player of players) await enter(raceId, player);
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6000);
  const [row] = await game.sql(
    'select horse_id from public.entries where race_id = $1 and place = 1',
    [raceId],
  );
  return String(row?.horse_id);
}

const lists = async () =>
  Object.fromEntries(
    (await horseLists(game.visitor(), { text: '', after: null, limit: 20 })).map((list) => [
      list.name,
      list,
    ]),
  );

it('the house lists winners by rules that are told, the last fifty of each', async () => {
  const horseIds = players.map(({ horseId }) => horseId);
  await game.sql(`update public.horses set coat = 'Bay' where id = any ($1)`, [horseIds]);
  const first = await raceOf({});
  expect(await lists()).toEqual({});
  await game.sql(`update public.horses set coat = 'Grey' where id = any ($1)`, [horseIds]);
  await raceOf({ grade: 'Listed' });
  const made = await lists();
  expect(made).toMatchObject({
    'Winning Greys': { horses: 1, stable: null },
    'Graded Winners': { horses: 1 },
  });
  // As soon as one of the two has won there again.
  for (let won = ''; won !== first; ) won = await raceOf({});
  const { 'Kingsmere Specialists': course, 'Winning Greys': greys } = await lists();
  const specialists = await horsesOfList(game.visitor(), { listId: String(course?.id) });
  expect(specialists.map(({ id }) => id)).toContain(first);

  const listId = String(greys?.id);
  await game.sql(
    `insert into private.listed_horses (list_id, horse_id, listed_at)
     select $1, id, now() - interval '1 day' from public.horses where name like 'Vale House%'
     on conflict do nothing`,
    [listId],
  );
  const winner = await raceOf({});
  const greysNow = await horsesOfList(game.visitor(), { listId });
  expect(greysNow).toHaveLength(50);
  expect(greysNow.map(({ id }) => id)).toContain(winner);
  expect((await lists())['Winning Greys']?.horses).toBe(50);
});
