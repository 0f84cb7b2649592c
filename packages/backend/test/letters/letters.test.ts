import { LETTER_LENGTH, letterLimits } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockStable,
  myBlockedStables,
  myCorrespondent,
  myCorrespondents,
  myLetters,
  myUnreadLetters,
  readLetters,
  sendLetter,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;
let cleo: Player;

beforeAll(async () => {
  await registerHouseHorses(game, 'Vale House', 1);
  [ada, ben, cleo] = [await game.player(), await game.player(), await game.player()];
});

beforeEach(async () => {
  for (const table of ['letters', 'correspondents', 'blocked_stables', 'letters_sent']) {
    await game.sql(`delete from private.${table}`);
  }
});

const write = (from: Player, to: Pick<Player, 'stableId'>, text = 'Well run.') =>
  sendLetter(from.backend, { stableId: to.stableId, text, requestId: crypto.randomUUID() });

const between = (reader: Player, { stableId }: Player) =>
  myLetters(reader.backend, { stableId, after: null, limit: 20 });

const correspondentsOf = ({ backend }: Player) =>
  myCorrespondents(backend, { after: null, limit: 20 });

const refused = (code: string) => expect.objectContaining({ code });

describe('a letter', () => {
  it('is read by both, once however often it is asked for', async () => {
    const request = {
      stableId: ben.stableId,
      text: ' Well  run.\r\n ',
      requestId: crypto.randomUUID(),
    };
    const id = await sendLetter(ada.backend, request);
    const after = await game.snapshot();
    expect(await sendLetter(ada.backend, request)).toBe(id);
    expect(await game.snapshot()).toEqual(after);
    expect(await between(ada, ben)).toMatchObject([{ id, own: true, text: 'Well  run.' }]);
    expect(await between(ben, ada)).toMatchObject([{ id, own: false, text: 'Well  run.' }]);
    expect(await between(cleo, ada)).toEqual([]);
  });

  it('makes a mark until it is read, or answered', async () => {
    await write(ada, ben);
    await write(ada, ben, 'And thank you.');
    expect(await correspondentsOf(ben)).toMatchObject([
      { stable: { id: ada.stableId }, unread: 2, lastWords: 'And thank you.', lastOwn: false },
    ]);
    expect([await myUnreadLetters(ben.backend), await myUnreadLetters(ada.backend)]).toEqual([
      1, 0,
    ]);
    await readLetters(ben.backend, { stableId: ada.stableId });
    expect(await myUnreadLetters(ben.backend)).toBe(0);
    await write(ada, ben);
    await write(ben, ada);
    expect([await myUnreadLetters(ben.backend), await myUnreadLetters(ada.backend)]).toEqual([
      0, 1,
    ]);
  });

  it('stands after those before it, page by page', async () => {
    for (const text of ['one', 'two', 'three']) await write(ada, ben, text);
    const first = await myLetters(ben.backend, { stableId: ada.stableId, after: null, limit: 2 });
    const next = await myLetters(ben.backend, {
      ...{ stableId: ada.stableId, after: first.at(-1) ?? null, limit: 2 },
    });
    expect([...first, ...next].map(({ text }) => text)).toEqual(['three', 'two', 'one']);
  });

  it('brings whom it is from to the head of the list, page by page', async () => {
    await write(ben, ada);
    await write(cleo, ada);
    const first = await myCorrespondents(ada.backend, { after: null, limit: 1 });
    const next = await myCorrespondents(ada.backend, { after: first[0] ?? null, limit: 1 });
    expect([...first, ...next].map(({ stable }) => stable.id)).toEqual([
      cleo.stableId,
      ben.stableId,
    ]);
  });

  it.each([
    ['letter_text', () => write(ada, ben, ' \n ')],
    ['letter_text', () => write(ada, ben, 'a'.repeat(LETTER_LENGTH + 1))],
    ['letter_text', () => write(ada, ben, 'bell \u0007')],
    ['letter_to_oneself', () => write(ada, ada)],
    ['stable_not_found', () => write(ada, { stableId: crypto.randomUUID() })],
    ['letter_to_house', async () => write(ada, { stableId: await houseStable() })],
  ])('is refused as %s', async (code, send) => {
    const before = await game.snapshot();
    await expect(send()).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });
});

const houseStable = async () => {
  const [house] = await game.sql('select id from public.stables where is_house limit 1');
  return String(house?.id);
};

describe('who writes', () => {
  it('sends as many letters within an hour as the rules say, to as many new stables within a day', async () => {
    const { letters, openings } = letterLimits(0);
    await game.sql(
      `insert into private.letters_sent values ($1, now() - interval '59 minutes', $2, 0)`,
      [ada.stableId, letters - 1],
    );
    await write(ada, ben);
    await expect(write(ada, ben)).rejects.toEqual(refused('too_many_letters'));
    await game.sql(
      `update private.letters_sent set minute = minute - interval '2 minutes', openings = $1`,
      [openings],
    );
    await write(ada, ben);
    await expect(write(ada, cleo)).rejects.toEqual(refused('too_many_new_letters'));
    await write(cleo, ada);
    await write(ada, cleo, 'Who was written to may answer.');
  });

  it('may write more after a week', async () => {
    const rows = await game.sql(
      `select l.* from (values (1, now() - interval '6 days'), (2, now() - interval '8 days')) s (n, founded)
       cross join private.letter_limits(s.founded, now()) l order by s.n`,
    );
    const day = 86_400_000;
    expect(rows).toEqual([letterLimits(6 * day), letterLimits(8 * day)]);
  });
});

describe('a stable that is blocked', () => {
  const block = (from: Player, { stableId }: Player, blocked = true) =>
    blockStable(from.backend, { stableId, blocked, requestId: crypto.randomUUID() });

  it('is out of the list and the count, writes no letter and gets none, until it is let in again', async () => {
    await write(ada, ben);
    await block(ben, ada);
    expect(await correspondentsOf(ben)).toEqual([]);
    expect(await myUnreadLetters(ben.backend)).toBe(0);
    expect(await myBlockedStables(ben.backend)).toMatchObject([{ stable: { id: ada.stableId } }]);
    await expect(write(ada, ben)).rejects.toEqual(refused('letter_blocked'));
    await expect(write(ben, ada)).rejects.toEqual(refused('letter_blocked'));
    expect(await myCorrespondent(ada.backend, { stableId: ben.stableId })).toMatchObject({
      blocked: false,
    });
    await block(ben, ada, false);
    expect(await myBlockedStables(ben.backend)).toEqual([]);
    expect(await between(ben, ada)).toHaveLength(1);
    await write(ada, ben);
  });

  it('cannot be one’s own, nor the house’s', async () => {
    await expect(block(ada, ada)).rejects.toEqual(refused('letter_to_oneself'));
    const house = { ...ada, stableId: await houseStable() };
    await expect(block(ada, house)).rejects.toEqual(refused('stable_not_found'));
  });
});

it('of one’s own stable, a house’s and one that is not there nothing can be written to', async () => {
  const ids = [ada.stableId, await houseStable(), crypto.randomUUID()];
  for (const stableId of ids) {
    expect(await myCorrespondent(ada.backend, { stableId })).toBeNull();
  }
});

it('a visitor reads and writes nothing', async () => {
  const visitor = game.visitor();
  await expect(
    sendLetter(visitor, { stableId: ada.stableId, text: 'x', requestId: crypto.randomUUID() }),
  ).rejects.toEqual(refused('not_signed_in'));
  await expect(myCorrespondents(visitor, { after: null, limit: 1 })).rejects.toEqual(
    refused('not_signed_in'),
  );
});
