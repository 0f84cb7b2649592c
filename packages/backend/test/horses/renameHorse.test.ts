import { beforeAll, describe, expect, it } from 'vitest';
import { horseById, myHorseNote, noteHorse, renameHorse } from '../../src/index.ts';
import { anotherHorse, expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();
let stranger: Player;

beforeAll(async () => {
  stranger = await game.player();
  await registerHouseHorses(game, 'Morning Mill', 1);
});

const rename = (
  { backend, horseId }: Player,
  name: string,
  requestId: string = crypto.randomUUID(),
) => renameHorse(backend, { horseId, name, requestId });

const note = (
  { backend, horseId }: Player,
  text: string,
  requestId: string = crypto.randomUUID(),
) => noteHorse(backend, { horseId, note: text, requestId });

describe('a horse', () => {
  it('is renamed once, in the normal form, and its page says what it was', async () => {
    const player = await game.player();
    const before = await horseById(game.visitor(), player);
    const requestId = crypto.randomUUID();
    const renamed = await rename(player, '  Ebony   Tide ', requestId);
    expect(renamed).toMatchObject({ name: 'Ebony Tide', formerName: before.name });
    expect(await rename(player, '  Ebony   Tide ', requestId)).toEqual(renamed);
    expect(await horseById(game.visitor(), player)).toMatchObject({
      name: 'Ebony Tide',
      formerName: before.name,
    });
    await expectRefused(game, 'already_renamed', () => rename(player, 'Second Thought'));
    await expectRefused(game, 'request_reused', () => rename(player, 'Other', requestId));
  });

  it('may be given its own name in other letters, and no name that another has or had', async () => {
    const player = await game.player();
    const second = { ...player, horseId: await anotherHorse(game, player) };
    const { name: born } = await horseById(game.visitor(), player);
    await rename(player, born.toUpperCase());
    await rename(stranger, 'Copper Kettle');
    // The house's "Morning Mill 1", a name that was given, and the name of a birth that was given up.
    for (const name of [
      'morning mill l',
      'Mоrning Mill 1',
      'Copper Kettle',
      'CОPPER KETTLE',
      born,
    ]) {
      await expectRefused(game, 'horse_name_taken', () => rename(second, name));
    }
    await rename(second, 'Copper Kettles');
  });

  it('is given no name that cannot be seen or does not fit', async () => {
    const player = await game.player();
    for (const name of ['', ' ', '\u200b', 'a'.repeat(31), 'Up\u202eDown', 'Line\nbreak']) {
      await expectRefused(game, 'horse_name_invalid', () => rename(player, name));
    }
    await rename(player, 'b'.repeat(30));
  });

  it('is renamed by its owner alone', async () => {
    const player = await game.player();
    const as = (changes: Partial<Player>) => () => rename({ ...player, ...changes }, 'Thief');
    await expectRefused(game, 'not_signed_in', as({ backend: game.visitor() }));
    await expectRefused(game, 'horse_not_found', as({ horseId: crypto.randomUUID() }));
    await expectRefused(game, 'horse_not_yours', as({ horseId: stranger.horseId }));
  });

  it('looks as cheaply as dearly told, where its name is plain', async () => {
    const rows = await game.sql(
      `select n.name from unnest($1::text[]) n (name)
       where private.plain_look(n.name) is distinct from private.look_of(n.name)`,
      [['Silver Comet', 'MOONLIGHT 10', "Jim's II", 'Iil1 Oo0', 'A-b.C & D!']],
    );
    expect(rows).toEqual([]);
  });
});

describe('a note', () => {
  it('is kept for its owner alone, word for word, and replaced', async () => {
    const player = await game.player();
    expect(await myHorseNote(player.backend, player)).toBe('');
    await note(player, 'Pulls hard.\n<b>Try 1400 m</b>');
    expect(await myHorseNote(player.backend, player)).toBe('Pulls hard.\n<b>Try 1400 m</b>');
    expect(await myHorseNote(stranger.backend, player)).toBe('');
    await note(player, 'x'.repeat(2_000));
    expect(await myHorseNote(player.backend, player)).toHaveLength(2_000);
    await note(player, '');
    expect(await game.sql('select * from private.horse_notes')).toEqual([]);
  });

  it('that comes again late does not undo a newer one', async () => {
    const player = await game.player();
    const requestId = crypto.randomUUID();
    await note(player, 'older', requestId);
    await note(player, 'newer');
    expect(await note(player, 'older', requestId)).toBe('older');
    expect(await myHorseNote(player.backend, player)).toBe('newer');
  });

  it('is refused where it is too long, or of a horse of another stable', async () => {
    const player = await game.player();
    await expectRefused(game, 'note_too_long', () => note(player, 'x'.repeat(2_001)));
    await expectRefused(game, 'horse_not_yours', () =>
      note({ ...player, horseId: stranger.horseId }, 'mine'),
    );
    await expectRefused(game, 'horse_not_found', () =>
      note({ ...player, horseId: crypto.randomUUID() }, 'nobody'),
    );
    await expectRefused(game, 'not_signed_in', () =>
      note({ ...player, backend: game.visitor() }, 'nobody'),
    );
    await expect(myHorseNote(game.visitor(), player)).rejects.toThrow();
  });
});
