import { clubLimits, clubPoints, NOTICE_LENGTH } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  blockStable,
  changeClub,
  club,
  clubMembers,
  clubs,
  clubTable,
  declineClub,
  foundClub,
  giveClubRole,
  inviteToClub,
  joinClub,
  leaveClub,
  myClub,
  myClubInvitations,
  myClubNotices,
  postClubNotice,
  removeClubNotice,
  sendFromClub,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';

const game = openTestGame();

let ada: Player;
let ben: Player;
let cleo: Player;

const id = () => crypto.randomUUID();
const once = () => ({ requestId: id() });
const refused = (code: string) => expect.objectContaining({ code });

beforeAll(async () => {
  [ada, ben, cleo] = [await game.player(), await game.player(), await game.player()];
  await registerHouseHorses(game, 'Vale House', 1);
});

beforeEach(async () => {
  for (const table of ['clubs', 'community_acts', 'blocked_stables']) {
    await game.sql(`delete from private.${table}`);
  }
});

const found = ({ backend }: Player, { name = 'The Rail', open = true, description = '' } = {}) =>
  foundClub(backend, { name, description, open, ...once() });

const join = ({ backend }: Player, clubId: string) => joinClub(backend, { clubId, ...once() });

const nameOf = async ({ stableId }: Player) => {
  const [row] = await game.sql('select name from public.stables where id = $1', [stableId]);
  return String(row?.name);
};

const invite = async ({ backend }: Player, other: Player) =>
  inviteToClub(backend, { stableName: await nameOf(other), ...once() });

const rolesIn = async (clubId: string) =>
  Object.fromEntries(
    (await clubMembers(game.visitor(), { clubId })).map(({ stable, role }) => [stable.id, role]),
  );

const boardOf = async ({ backend }: Player) =>
  (await myClubNotices(backend, { after: null, limit: 20 })).map(({ text }) => text);

describe('a club', () => {
  it('is founded and joined, once however often it is asked for, and read by everybody', async () => {
    const request = { name: ' The  Rail', description: 'By the *rail*.', open: true, ...once() };
    const clubId = await foundClub(ada.backend, request);
    expect(await foundClub(ada.backend, request)).toBe(clubId);
    const joining = { clubId, ...once() };
    await joinClub(ben.backend, joining);
    await joinClub(ben.backend, joining);
    expect(await club(game.visitor(), { clubId })).toMatchObject({
      ...{ name: 'The Rail', description: 'By the *rail*.', open: true, members: 2, points: 0 },
    });
    expect(await rolesIn(clubId)).toEqual({ [ada.stableId]: 'founder', [ben.stableId]: 'member' });
    expect(await myClub(ben.backend)).toEqual({ clubId, stableId: ben.stableId, role: 'member' });
    expect(await myClub(cleo.backend)).toBeNull();
  });

  it('is led on by who was an officer when its founder leaves, and ends with its last member', async () => {
    const clubId = await found(ada);
    await join(cleo, clubId);
    await join(ben, clubId);
    await giveClubRole(ada.backend, { stableId: ben.stableId, role: 'officer', ...once() });
    await leaveClub(ada.backend, { clubId, ...once() });
    expect(await rolesIn(clubId)).toEqual({ [ben.stableId]: 'founder', [cleo.stableId]: 'member' });
    await leaveClub(ben.backend, { clubId, ...once() });
    expect(await rolesIn(clubId)).toEqual({ [cleo.stableId]: 'founder' });
    await leaveClub(cleo.backend, { clubId, ...once() });
    await expect(club(game.visitor(), { clubId })).rejects.toEqual(refused('club_not_found'));
    await found(ben);
  });

  it('that is closed is joined by invitation alone, once', async () => {
    const clubId = await found(ada, { open: false });
    await expect(join(ben, clubId)).rejects.toEqual(refused('club_by_invitation'));
    await invite(ada, ben);
    await invite(ada, ben);
    expect(await myClubInvitations(ben.backend)).toMatchObject([{ clubId, name: 'The Rail' }]);
    await declineClub(ben.backend, { clubId, ...once() });
    expect(await myClubInvitations(ben.backend)).toEqual([]);
    await expect(join(ben, clubId)).rejects.toEqual(refused('club_by_invitation'));
    await invite(ada, ben);
    await join(ben, clubId);
    await leaveClub(ben.backend, { clubId, ...once() });
    await expect(join(ben, clubId)).rejects.toEqual(refused('club_by_invitation'));
    await changeClub(ada.backend, { description: 'Open', open: true, ...once() });
    await join(ben, clubId);
  });

  it.each([
    ['club_name_invalid', () => found(ada, { name: '\u200b' })],
    ['club_name_invalid', () => found(ada, { name: 'a'.repeat(41) })],
    ['description_text', () => found(ada, { description: 'a'.repeat(501) })],
    ['club_not_found', () => join(ada, id())],
    ['not_in_club', () => leaveClub(ada.backend, { clubId: id(), ...once() })],
    ['not_in_club', () => invite(ada, ben)],
    ['not_in_club', () => postClubNotice(ada.backend, { text: 'x', ...once() })],
    [
      'bad_request',
      () => giveClubRole(ada.backend, { stableId: ben.stableId, role: 'king' as never, ...once() }),
    ],
  ])('is refused as %s', async (code, send) => {
    const before = await game.snapshot();
    await expect(send()).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });

  it('is one of its name, of names that look like it too, and a stable is in one', async () => {
    const clubId = await found(ada);
    await expect(found(ben, { name: 'THE RAIL' })).rejects.toEqual(refused('club_name_taken'));
    await expect(found(ben, { name: 'The RaiI' })).rejects.toEqual(refused('club_name_taken'));
    const other = await found(ben, { name: 'Westerners' });
    await expect(found(ben, { name: 'Another' })).rejects.toEqual(refused('in_club_already'));
    await expect(join(ben, clubId)).rejects.toEqual(refused('in_club_already'));
    await expect(invite(ada, ben)).rejects.toEqual(refused('invited_in_club'));
    expect((await club(game.visitor(), { clubId })).members).toBe(1);
    expect((await club(game.visitor(), { clubId: other })).members).toBe(1);
  });

  it('has a hundred members and fifty open invitations at most', async () => {
    const clubId = await found(ada);
    await game.sql('update private.clubs set members = $1', [clubLimits.members]);
    await expect(join(ben, clubId)).rejects.toEqual(refused('club_full'));
    await game.sql('update private.clubs set members = 1');
    await game.sql(
      `insert into public.stables (name, silks, created_at)
       select 'Invited ' || n, '{}', now() from generate_series(1, $1::integer) n`,
      [clubLimits.invitations],
    );
    await game.sql(
      `insert into private.club_invitations
       select id, $1, $2, now() from public.stables where name like 'Invited%'`,
      [clubId, ada.stableId],
    );
    await expect(invite(ada, ben)).rejects.toEqual(refused('too_many_invitations'));
    await game.sql('delete from private.clubs');
    await game.sql(`delete from public.stables where name like 'Invited%'`);
  });
});

describe('in a club', () => {
  it('each does what its role lets it do', async () => {
    const clubId = await found(ada);
    await join(ben, clubId);
    await join(cleo, clubId);
    const send = ({ backend }: Player, { stableId }: Player) =>
      sendFromClub(backend, { stableId, ...once() });
    const make = ({ backend }: Player, { stableId }: Player, role: 'founder' | 'officer') =>
      giveClubRole(backend, { stableId, role, ...once() });
    const before = await game.snapshot();
    for (const [code, act] of [
      ['not_club_officer', () => invite(ben, ada)],
      ['not_club_officer', () => send(ben, cleo)],
      [
        'not_club_officer',
        () => changeClub(ben.backend, { description: '', open: false, ...once() }),
      ],
      ['not_club_founder', () => make(ben, cleo, 'officer')],
      ['member_not_found', () => make(ada, ada, 'officer')],
      ['member_not_found', () => send(ada, ada)],
    ] as const) {
      await expect(act()).rejects.toEqual(refused(code));
    }
    expect(await game.snapshot()).toEqual(before);
    await make(ada, ben, 'officer');
    await expect(send(ben, ada)).rejects.toEqual(refused('not_club_founder'));
    await make(ada, cleo, 'founder');
    expect(await rolesIn(clubId)).toEqual({
      ...{ [ada.stableId]: 'officer', [ben.stableId]: 'officer', [cleo.stableId]: 'founder' },
    });
    await expect(send(ben, ada)).rejects.toEqual(refused('not_club_founder'));
    await send(cleo, ben);
    expect(await myClub(ben.backend)).toBeNull();
    await expect(send(cleo, ben)).rejects.toEqual(refused('member_not_found'));
  });

  it('the board is for its members, who take down their own, and whose leaders any', async () => {
    const clubId = await found(ada);
    await join(ben, clubId);
    const post = ({ backend }: Player, text: string) =>
      postClubNotice(backend, { text, ...once() });
    const remove = ({ backend }: Player, noticeId: number) =>
      removeClubNotice(backend, { noticeId, ...once() });
    const first = await post(ada, 'Saltmarsh on **Saturday**.');
    const second = await post(ben, 'I am in.');
    expect(await boardOf(ben)).toEqual(['I am in.', 'Saltmarsh on **Saturday**.']);
    const page = await myClubNotices(ben.backend, { after: { id: second }, limit: 1 });
    expect(page).toMatchObject([{ id: first, stable: { id: ada.stableId } }]);
    expect(await boardOf(cleo)).toEqual([]);
    await expect(remove(cleo, first)).rejects.toEqual(refused('not_in_club'));
    await expect(remove(ben, first)).rejects.toEqual(refused('not_club_officer'));
    await expect(post(ada, 'a'.repeat(NOTICE_LENGTH + 1))).rejects.toEqual(refused('notice_text'));
    const other = await found(cleo, { name: 'Westerners' });
    await remove(cleo, first);
    expect(await boardOf(ben)).toHaveLength(2);
    await remove(ada, second);
    await remove(ada, second);
    await remove(ada, first);
    expect(await boardOf(ben)).toEqual([]);
    expect(other).not.toBe(clubId);
  });

  it('a block holds on the board and between who invites and who is invited', async () => {
    const clubId = await found(ada);
    await invite(ada, ben);
    const { stableId } = ada;
    await blockStable(ben.backend, { stableId, blocked: true, ...once() });
    expect(await myClubInvitations(ben.backend)).toEqual([]);
    await expect(invite(ada, ben)).rejects.toEqual(refused('invitation_blocked'));
    await join(ben, clubId);
    await postClubNotice(ada.backend, { text: 'Saturday', ...once() });
    expect(await boardOf(ben)).toEqual([]);
    expect(await boardOf(ada)).toEqual(['Saturday']);
  });

  it('there is no stable of the house, nor one that is not there', async () => {
    await found(ada);
    const ask = (stableName: string) => inviteToClub(ada.backend, { stableName, ...once() });
    await expect(ask('Vale House')).rejects.toEqual(refused('invited_house'));
    await expect(ask('Nobody')).rejects.toEqual(refused('stable_not_found'));
  });
});

describe('points', () => {
  it('are those of the places of members, stay with the club and make the table', async () => {
    const rows = await game.sql(
      'select private.points_of_place(n) as points from generate_series(1, 7) n order by n',
    );
    expect(rows.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6, 7].map(clubPoints));
    const clubId = await found(ada);
    const other = await found(ben, { name: 'Westerners' });
    const closesAt = Date.now() + 60_000;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    for (const player of [ada, ben, cleo]) await enter(raceId, player);
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6000);
    const places = await game.sql(
      'select stable_id, place from public.entries where race_id = $1',
      [raceId],
    );
    const pointsOf = ({ stableId }: Player) =>
      clubPoints(Number(places.find(({ stable_id }) => stable_id === stableId)?.place));
    expect(await club(game.visitor(), { clubId })).toMatchObject({
      points: pointsOf(ada),
      runs: 1,
    });
    expect(await clubMembers(game.visitor(), { clubId: other })).toMatchObject([
      { stable: { id: ben.stableId }, points: pointsOf(ben), runs: 1 },
    ]);
    const table = await clubTable(game.visitor());
    expect(table.map(({ points }) => points)).toEqual(
      [pointsOf(ada), pointsOf(ben)].toSorted((a, b) => b - a),
    );
    await join(cleo, clubId);
    await leaveClub(ada.backend, { clubId, ...once() });
    expect(await club(game.visitor(), { clubId })).toMatchObject({ points: pointsOf(ada) });
  });
});

it('clubs stand by their members, page by page, and are found by how their names begin', async () => {
  const rail = await found(ada);
  const west = await found(ben, { name: 'Westerners' });
  await join(cleo, west);
  const ask = (text: string, after: Parameters<typeof clubs>[1]['after'] = null) =>
    clubs(game.visitor(), { text, after, limit: 1 });
  const [first = null] = await ask('');
  const next = await ask('', first);
  expect([first?.id, ...next.map((each) => each.id)]).toEqual([west, rail]);
  expect((await ask('the r')).map((each) => each.id)).toEqual([rail]);
  expect(await ask('%')).toEqual([]);
});

it('a visitor founds and joins nothing, and reads no board', async () => {
  const visitor = game.visitor();
  const clubId = await found(ada);
  const unknown = refused('not_signed_in');
  await expect(joinClub(visitor, { clubId, ...once() })).rejects.toEqual(unknown);
  await expect(myClub(visitor)).rejects.toEqual(unknown);
  await expect(myClubNotices(visitor, { after: null, limit: 1 })).rejects.toEqual(unknown);
});
