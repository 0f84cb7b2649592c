import { ABOUT_LENGTH, type ProfilePart, profileParts } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changeProfile,
  foundClub,
  makeHorseList,
  myProfile,
  stableProfile,
} from '../../src/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ada: Player;

const once = () => ({ requestId: crypto.randomUUID() });
const refused = (code: string) => expect.objectContaining({ code });
const shown = () => stableProfile(game.visitor(), { stableId: ada.stableId });

beforeAll(async () => {
  ada = await game.player();
  await foundClub(ada.backend, { name: 'The Rail', description: '', open: true, ...once() });
  await makeHorseList(ada.backend, { name: 'Greys', description: '', ...once() });
  await game.sql(
    `insert into private.preview_months values (private.month_at(now()), $1, 3, 126)`,
    [ada.stableId],
  );
});

beforeEach(async () => {
  await game.sql('delete from private.profiles');
  await game.sql('delete from private.community_acts');
});

const change = (about: string, shows: readonly ProfilePart[] = profileParts) =>
  changeProfile(ada.backend, { about, shows, ...once() });

const whole = {
  about: 'We like *rain*.',
  horses: [{ id: expect.any(String), name: expect.any(String), wins: 0, runs: 0, earnings: 0 }],
  club: { id: expect.any(String), name: 'The Rail', role: 'founder' },
  lists: [{ id: expect.any(String), name: 'Greys' }],
  previews: { previews: 3, score: 126 },
};

describe('a profile', () => {
  it('shows all but words before anything is chosen', async () => {
    expect(await shown()).toEqual({ ...whole, about: null });
    expect(await myProfile(ada.backend)).toEqual({
      ...{ stableId: ada.stableId, about: null, shows: profileParts },
    });
  });

  it('is changed once however often it is asked for', async () => {
    const request = { about: ' We like *rain*.\r\n', shows: profileParts, ...once() };
    await changeProfile(ada.backend, request);
    const after = await game.snapshot();
    await changeProfile(ada.backend, request);
    expect(await game.snapshot()).toEqual(after);
    expect(await shown()).toEqual(whole);
  });

  it.each(profileParts)('tells nobody its part %s where it is not shown', async (part) => {
    await change(
      'We like *rain*.',
      profileParts.filter((other) => other !== part),
    );
    for (const backend of [game.visitor(), ada.backend, (await game.player()).backend]) {
      expect(await stableProfile(backend, { stableId: ada.stableId })).toEqual({
        ...whole,
        [part]: null,
      });
    }
    expect(await myProfile(ada.backend)).toMatchObject({ about: 'We like *rain*.' });
  });

  it('of no stable is none', async () => {
    expect(await stableProfile(game.visitor(), { stableId: crypto.randomUUID() })).toBeNull();
  });

  it.each([
    ['profile_text', () => change('a'.repeat(ABOUT_LENGTH + 1))],
    ['profile_text', () => change('bell \u0007')],
    ['bad_request', () => change('x', ['wallet' as ProfilePart])],
  ])('is refused as %s', async (code, send) => {
    const before = await game.snapshot();
    await expect(send()).rejects.toEqual(refused(code));
    expect(await game.snapshot()).toEqual(before);
  });

  it('is its owner’s alone to change', async () => {
    const visitor = game.visitor();
    const unknown = refused('not_signed_in');
    await expect(myProfile(visitor)).rejects.toEqual(unknown);
    await expect(changeProfile(visitor, { about: '', shows: [], ...once() })).rejects.toEqual(
      unknown,
    );
  });
});
