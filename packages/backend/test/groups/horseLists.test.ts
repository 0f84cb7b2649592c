import { communityActs, DAY, DESCRIPTION_LENGTH, listLimits } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeHorseList,
  deleteHorseList,
  followHorseList,
  horseList,
  horseLists,
  horsesOfList,
  makeHorseList,
  myHorseLists,
  myListedHorses,
  putInHorseList,
  takeFromHorseList,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;

const id = () => crypto.randomUUID();
const refused = (code: string) => expect.objectContaining({ code });

beforeAll(async () => {
  [ada, ben] = [await game.player(), await game.player()];
  await registerHouseHorses(game, 'Vale House', 60);
});

beforeEach(async () => {
  await game.sql('delete from private.horse_lists');
  await game.sql('delete from private.community_acts');
});

const make = ({ backend }: Player, name = 'Greys of the season', description = '') =>
  makeHorseList(backend, { name, description, requestId: id() });

const put = ({ backend }: Player, listId: string, horseName: string) =>
  putInHorseList(backend, { listId, horseName, requestId: id() });

const follow = ({ backend }: Player, listId: string, followed = true) =>
  followHorseList(backend, { listId, followed, requestId: id() });

const everyList = (text = '') => horseLists(game.visitor(), { text, after: null, limit: 20 });

describe('a list', () => {
  it('is made, filled, followed and read by everybody, each once however often it is asked for', async () => {
    const request = { name: ' Greys ', description: 'Those I *like*.', requestId: id() };
    const listId = await makeHorseList(ada.backend, request);
    expect(await makeHorseList(ada.backend, request)).toBe(listId);
    const horse = { listId, horseName: 'vale house 1', requestId: id() };
    await putInHorseList(ada.backend, horse);
    await putInHorseList(ada.backend, horse);
    await put(ada, listId, 'Vale House 2');
    await put(ada, listId, 'Vale House 2');
    await follow(ben, listId);
    await follow(ben, listId);
    const visitor = game.visitor();
    expect(await horseList(visitor, { listId })).toMatchObject({
      ...{ id: listId, name: 'Greys', description: 'Those I *like*.', horses: 2, followers: 1 },
      stable: { id: ada.stableId },
    });
    const names = (await horsesOfList(visitor, { listId })).map(({ name }) => name);
    expect(names).toEqual(['Vale House 1', 'Vale House 2']);
    await follow(ben, listId, false);
    await follow(ben, listId, false);
    expect(await horseList(visitor, { listId })).toMatchObject({ followers: 0 });
  });

  it('has another name and no horse that was taken out, and is gone once it is deleted', async () => {
    const listId = await make(ada);
    const horseId = await put(ada, listId, 'Vale House 1');
    await follow(ben, listId);
    const { backend } = ada;
    await changeHorseList(backend, { listId, name: 'Bays', description: 'x', requestId: id() });
    await takeFromHorseList(backend, { listId, horseId, requestId: id() });
    expect(await horseList(backend, { listId })).toMatchObject({
      ...{ name: 'Bays', description: 'x', horses: 0 },
    });
    await deleteHorseList(backend, { listId, requestId: id() });
    await expect(horseList(backend, { listId })).rejects.toEqual(refused('list_not_found'));
    expect(await myHorseLists(ben.backend)).toEqual([]);
  });

  it.each([
    ['list_name_invalid', () => make(ada, ' ')],
    ['list_name_invalid', () => make(ada, 'a'.repeat(41))],
    ['description_text', () => make(ada, 'Greys', 'a'.repeat(DESCRIPTION_LENGTH + 1))],
    ['list_not_found', () => put(ada, id(), 'Vale House 1')],
    ['list_not_found', () => follow(ada, id())],
  ])('is refused as %s', async (code, send) => {
    const before = await game.snapshot();
    await expect(send()).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });

  it('is its maker’s alone to change, and not the maker’s to follow', async () => {
    const listId = await make(ada);
    const horseId = await put(ada, listId, 'Vale House 1');
    const before = await game.snapshot();
    const { backend } = ben;
    const requestId = id();
    for (const send of [
      () => changeHorseList(backend, { listId, name: 'Mine', description: '', requestId }),
      () => deleteHorseList(backend, { listId, requestId }),
      () => put(ben, listId, 'Vale House 2'),
      () => takeFromHorseList(backend, { listId, horseId, requestId }),
    ]) {
      await expect(send()).rejects.toEqual(refused('list_not_found'));
    }
    await expect(follow(ada, listId)).rejects.toEqual(refused('list_own'));
    await expect(make(ada, 'GREYS of the season')).rejects.toEqual(refused('list_name_taken'));
    await expect(put(ada, listId, 'Nobody')).rejects.toEqual(refused('horse_not_found'));
    expect(await game.snapshot()).toEqual(before);
    await make(ben);
  });
});

describe('limits', () => {
  it('hold the horses of a list', async () => {
    const listId = await make(ada);
    for (let number = 1; number <= listLimits.horses; number++) {
      if (number === 40) await game.sql('delete from private.community_acts');
      await put(ada, listId, `Vale House ${number}`);
    }
    await expect(put(ada, listId, 'Vale House 51')).rejects.toEqual(refused('list_full'));
  });

  it('hold the lists that a stable makes and follows', async () => {
    await game.sql(
      `insert into private.horse_lists (stable_id, name, made_at)
       select $1, 'List ' || n, now() from generate_series(1, $2::integer) n`,
      [ada.stableId, listLimits.own],
    );
    await expect(make(ada)).rejects.toEqual(refused('too_many_lists'));
    await game.sql(
      `insert into private.horse_lists (rule, name, made_at)
       select n::text, 'List ' || n, now() from generate_series(0, $1::integer) n`,
      [listLimits.followed],
    );
    const rows = await game.sql('select id from private.horse_lists where rule is not null');
    const [last, ...others] = rows.map((row) => String(row.id));
    for (const listId of others) await follow(ada, listId);
    await expect(follow(ada, String(last))).rejects.toEqual(refused('too_many_followed'));
    await follow(ada, String(others[0]));
    await follow(ada, String(others[0]), false);
    await follow(ada, String(last));
  });

  it('hold what a stable does within an hour, more of it after a week', async () => {
    const rows = await game.sql(
      `select private.most_community_acts(now() - make_interval(days => d), now()) as acts
       from (values (1, 6), (2, 8)) s (n, d) order by n`,
    );
    expect(rows).toEqual([{ acts: communityActs(6 * DAY) }, { acts: communityActs(8 * DAY) }]);
    await game.sql(
      `insert into private.community_acts values ($1, date_trunc('minute', now() - interval '50 minutes'), $2)`,
      [ada.stableId, communityActs(0)],
    );
    await expect(make(ada)).rejects.toEqual(refused('too_many_acts'));
    await game.sql(`update private.community_acts set minute = minute - interval '11 minutes'`);
    await make(ada);
  });
});

describe('the lists', () => {
  it('stand by their followers, page by page, and are found by how their names begin', async () => {
    const [first, second, third] = [
      await make(ada, 'Bays 100%'),
      await make(ada, 'Chestnuts'),
      await make(ada, 'Bays'),
    ];
    await follow(ben, second);
    const page = await horseLists(game.visitor(), { text: '', after: null, limit: 1 });
    const after = page[0] ?? null;
    const next = await horseLists(game.visitor(), { text: '', after, limit: 2 });
    expect(page.map((list) => list.id)).toEqual([second]);
    expect(new Set(next.map((list) => list.id))).toEqual(new Set([first, third]));
    expect((await everyList('bay')).map(({ name }) => name)).toEqual(['Bays', 'Bays 100%']);
    expect((await everyList('bays 100%')).map(({ name }) => name)).toEqual(['Bays 100%']);
    expect(await everyList('_ays')).toEqual([]);
  });

  it('of a player are the own ones and those followed, with their horses, the next off first', async () => {
    const own = await make(ada, 'Own');
    const other = await make(ben, 'Another');
    await put(ada, own, 'Vale House 3');
    await put(ben, other, 'Vale House 3');
    await put(ben, other, 'Vale House 1');
    const [row] = await game.sql('select name from public.horses where id = $1', [ada.horseId]);
    await put(ben, other, String(row?.name));
    await enter(await openTestRace(game), ada);
    await follow(ada, other);
    expect(await myHorseLists(ada.backend)).toMatchObject([
      { name: 'Own', own: true },
      { name: 'Another', own: false },
    ]);
    const ask = (after: Parameters<typeof myListedHorses>[1]['after'], limit: number) =>
      myListedHorses(ada.backend, { after, limit });
    const page = await ask(null, 1);
    const next = await ask(page[0] ?? null, 1);
    const last = await ask(next[0] ?? null, 5);
    expect([...page, ...next, ...last]).toMatchObject([
      { id: ada.horseId, next: { trackId: 'kingsmere' }, lists: ['Another'] },
      { name: 'Vale House 1', next: null, lists: ['Another'] },
      { name: 'Vale House 3', next: null, lists: ['Another', 'Own'] },
    ]);
    expect(await myListedHorses(ben.backend, { after: null, limit: 20 })).toHaveLength(3);
  });

  it('of nobody are told to a visitor', async () => {
    await expect(myHorseLists(game.visitor())).rejects.toEqual(refused('not_signed_in'));
    await expect(make({ ...ada, backend: game.visitor() })).rejects.toEqual(
      refused('not_signed_in'),
    );
  });
});
