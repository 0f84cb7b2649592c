import { namedSilks } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { changeSilks, myStable } from '../src/index.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';

const game = openTestGame();

it('of ten stables that register the same colours at once, one has them and nine are told', async () => {
  const players: Player[] = [];
  for (let i = 0; i < 10; i++) players.push(await game.player());
  const silks = namedSilks('Marsh End', 7);
  const answers = await Promise.allSettled(
    players.map(({ backend }) => changeSilks(backend, { silks, requestId: crypto.randomUUID() })),
  );
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
  expect(refused).toHaveLength(9);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'silks_taken' });
  const stables = await Promise.all(players.map(({ backend }) => myStable(backend)));
  const looks = stables.map((stable) => JSON.stringify(stable.silks));
  expect(new Set(looks).size).toBe(10);
});
