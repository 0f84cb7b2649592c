import { DAY } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import {
  changeOwnerName,
  leaveGame,
  noteHorse,
  renameStable,
  sendLetter,
  stayInGame,
  takeCredits,
} from '../src/index.ts';
import { leaveDueStables, takeAccountMails } from '../src/service/index.ts';
import { freshLogin } from '../test/support/freshLogin.ts';
import { openTestGame, type Player } from '../test/support/testGame.ts';

const game = openTestGame({ anyRequest: true });

const id = () => crypto.randomUUID();
const leave = async (player: Player) =>
  leaveGame(await freshLogin(game, player), { requestId: id() });
const carryOut = () => leaveDueStables(game.steward(), { at: Date.now() + 8 * DAY });
const codes = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []));

it('of twelve requests to leave one is heard, and eight stewards let each stable leave once', async () => {
  const players = [await game.player(), await game.player(), await game.player()];
  for (const player of players) {
    const fresh = await freshLogin(game, player);
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => leaveGame(fresh, { requestId: id() })),
    );
    expect(codes(answers)).toEqual(Array(11).fill('already_leaving'));
  }
  const left = await Promise.all(Array.from({ length: 8 }, carryOut));
  expect(left.reduce((sum, count) => sum + count, 0)).toBe(3);
  const names = await game.sql(
    `select name from public.stables where name like 'Former stable %' order by name`,
  );
  expect(names).toHaveLength(3);
  expect(await game.sql('select stable_id from private.leavings')).toEqual([]);
});

it('who says at the last moment to stay has stayed, or has left', async () => {
  for (let round = 0; round < 6; round++) {
    const player = await game.player();
    await leave(player);
    const [left, stayed] = await Promise.allSettled([
      carryOut(),
      stayInGame(player.backend, { requestId: id() }),
    ]);
    const [row] = await game.sql('select owner_id from public.stables where id = $1', [
      player.stableId,
    ]);
    const count = left.status === 'fulfilled' ? left.value : -1;
    expect(count).toBe(row?.owner_id === null ? 1 : 0);
    expect(stayed.status).toBe(row?.owner_id === null ? 'rejected' : 'fulfilled');
  }
});

it('nothing that is typed at the last moment stays', async () => {
  for (let round = 0; round < 4; round++) {
    const [player, friend] = [await game.player(), await game.player()];
    await leave(player);
    const { backend, horseId } = player;
    const word = `Lastword${id().slice(0, 8)}`;
    await Promise.allSettled([
      sendLetter(backend, { stableId: friend.stableId, text: word, requestId: id() }),
      renameStable(backend, { name: word, requestId: id() }),
      changeOwnerName(backend, { fullName: word, requestId: id() }),
      noteHorse(backend, { horseId, note: word, requestId: id() }),
      takeCredits(backend, { amount: 100, requestId: id() }),
      carryOut(),
      sendLetter(backend, { stableId: friend.stableId, text: word, requestId: id() }),
      noteHorse(backend, { horseId, note: word, requestId: id() }),
    ]);
    await carryOut();
    expect(JSON.stringify(await game.snapshot())).not.toContain(word);
  }
});

it('of eight servers each mail goes to one', async () => {
  const player = await game.player();
  await game.sql('update auth.users set email_confirmed_at = now()');
  await leave(player);
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => takeAccountMails(game.steward(), { at: Date.now() })),
  );
  expect(taken.flat()).toHaveLength(1);
});
