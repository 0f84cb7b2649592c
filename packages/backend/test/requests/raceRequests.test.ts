import {
  DAY,
  HOUR,
  MINUTE,
  REQUEST_LISTING,
  seasonAt,
  trackIds,
  tracksInSeason,
} from '@furlong/game/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  enterRace,
  foundClub,
  horsesFittingRequest,
  joinClub,
  leaveClub,
  leaveRaceRequest,
  listHorse,
  myActivity,
  myWaitingHorses,
  myWallets,
  openRaceRequests,
  raceRequest,
  raceWithEntries,
  requestRace,
  retireHorse,
  startTraining,
  transferWallet,
  withdrawEntry,
} from '../../src/index.ts';
import {
  claimDueRaceRequest,
  expireRaceRequest,
  nextDueAt,
  voidRace,
} from '../../src/service/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { ask, askedRace, endOf, join, openRequested, outOfTime } from '../support/testRequests.ts';

const game = openTestGame();

/** A track that does not race this season. */
const atRest = trackIds.find((id) => !tracksInSeason(seasonAt(askedRace().latestOff)).includes(id));

let ann: Player;
let bob: Player;
let cat: Player;

beforeAll(async () => {
  [ann, bob, cat] = [await game.player(), await game.player(), await game.player()];
  await game.sql(`update public.horses set specialty = 'Sprint', sex = 'female', rating = 50`);
});

const credits = async ({ backend }: Player) => (await myWallets(backend)).credits;
const leave = (raceRequestId: string, { backend, horseId }: Player) =>
  leaveRaceRequest(backend, { raceRequestId, horseId, requestId: crypto.randomUUID() });

async function refused(code: string, act: () => Promise<unknown>) {
  const before = await game.snapshot();
  await expect(act()).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

/** Ends a request as if its time were up. */
const clear = (requestId: string) =>
  expireRaceRequest(game.steward(), { requestId, at: Date.now() + DAY });

// The next test finds all horses free.
afterEach(async () => {
  const open = await game.sql(
    `select id from public.race_requests where state in ('open', 'full')`,
  );
  for (const { id } of open) await clear(String(id));
});

describe('asking for a race', () => {
  it('puts the horse in, pays its fee and the listing, and is told to everybody', async () => {
    const before = await credits(ann);
    const request = await ask(ann, { entryFee: 200 });
    expect(request).toMatchObject({ state: 'open', offAt: null, raceId: null, ...askedRace() });
    expect(await credits(ann)).toBe(before - 200 - REQUEST_LISTING);
    const seen = await raceRequest(game.visitor(), { requestId: request.id });
    expect(seen.entries).toMatchObject([{ horseId: ann.horseId, stableId: ann.stableId }]);
    expect((await openRaceRequests(game.visitor())).map((each) => each.request.id)).toContain(
      request.id,
    );
    expect(await myWaitingHorses(ann.backend)).toEqual(new Map([[ann.horseId, request.id]]));
    expect(await myActivity(ann.backend, { limit: 1 })).toMatchObject([{ type: 'race_request' }]);
    await clear(request.id);
    expect(await credits(ann)).toBe(before - REQUEST_LISTING);
  });

  it('with one request id is done once, and answered the same', async () => {
    const before = await credits(ann);
    const request = {
      asked: askedRace(),
      horseId: ann.horseId,
      requestId: crypto.randomUUID(),
      fromWallet: 0,
    };
    const first = await requestRace(ann.backend, request);
    expect(await requestRace(ann.backend, request)).toEqual(first);
    expect(await credits(ann)).toBe(before - 200 - REQUEST_LISTING);
    await clear(first);
  });

  it('is refused where it breaks a rule, with the code of that, and nothing is paid', async () => {
    const broken = [
      ['bad_request', { entryFee: 45 }],
      ['bad_request', { entryFee: 55 }],
      ['bad_request', { entryFee: 2_010 }],
      ['bad_request', { runners: 2 }],
      ['bad_request', { runners: 9 }],
      ['bad_request', { distance: 1450 }],
      ['request_times', { latestOff: askedRace().earliestOff - MINUTE }],
      ['request_times', { latestOff: askedRace().latestOff + 8 * DAY }],
      ['request_times', { earliestOff: 0, latestOff: askedRace().latestOff - 2 * HOUR }],
      ['request_ground', { trackId: atRest ?? 'kingsmere' }],
      ['conditions_not_met', { sex: 'male' }],
      ['conditions_not_met', { grade: 'Class 2' }],
      ['horse_unsuitable', { distance: 2400 }],
    ] as const;
    const before = await game.snapshot();
    for (const [code, over] of broken) {
      await expect(ask(ann, over), JSON.stringify(over)).rejects.toMatchObject({ code });
    }
    expect(await game.snapshot()).toEqual(before);
  });

  it('is refused to a stable that has three requests open', async () => {
    const [second, third, fourth] = [
      await anotherHorse(game, ann),
      await anotherHorse(game, ann),
      await anotherHorse(game, ann),
    ];
    await game.sql(`update public.horses set specialty = 'Sprint', rating = 50`);
    for (const horseId of [ann.horseId, second, third]) await ask({ ...ann, horseId });
    await refused('too_many_race_requests', () => ask({ ...ann, horseId: fourth }));
  });
});

describe('a race among the members of a club', () => {
  it('is read and joined by them alone until it is a race, and no fee but theirs is in it', async () => {
    const { backend } = ann;
    const among = {
      ...{ asked: askedRace(), horseId: ann.horseId, fromWallet: 0, amongClub: true },
    };
    await refused('not_in_club', () =>
      requestRace(backend, { ...among, requestId: crypto.randomUUID() }),
    );
    const once = () => ({ requestId: crypto.randomUUID() });
    const clubId = await foundClub(backend, {
      ...{ name: 'The Rail', description: '', open: true, ...once() },
    });
    await joinClub(bob.backend, { clubId, ...once() });
    const requestId = await requestRace(backend, { ...among, ...once() });
    expect((await raceRequest(bob.backend, { requestId })).request.club).toBe('The Rail');
    const ids = async (reader: typeof backend) =>
      (await openRaceRequests(reader)).map(({ request }) => request.id);
    expect([await ids(backend), await ids(bob.backend)]).toEqual([[requestId], [requestId]]);
    for (const stranger of [game.visitor(), cat.backend]) {
      expect(await ids(stranger)).toEqual([]);
      await expect(raceRequest(stranger, { requestId })).rejects.toMatchObject({
        code: 'race_request_not_found',
      });
      const { data } = await stranger.auth.getSession();
      for (const query of [
        `race_requests?select=*&id=eq.${requestId}`,
        'race_requests?select=id&club_name=not.is.null&order=club_name',
        `race_request_entries?select=nonce&race_request_id=eq.${requestId}`,
        `horses?select=id,race_request_entries!inner(nonce)&race_request_entries.race_request_id=eq.${requestId}`,
      ]) {
        const token = data.session?.access_token;
        const answer = await game.fetch(`http://game.test/rest/v1/${query}`, {
          headers: {
            apikey: keys.publishable,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
        });
        expect([answer.status, await answer.json()], query).toEqual([200, []]);
      }
      expect(await horsesFittingRequest(stranger, { requestId })).toEqual({
        horses: 0,
        stables: 0,
      });
    }
    await refused('request_of_club', () => join(requestId, cat));
    expect(await join(requestId, bob)).toBe('open');
    await leaveClub(bob.backend, { clubId, ...once() });
    expect(await ids(bob.backend)).toEqual([]);
    // Who was in it has a horse in it still, and takes it out.
    expect(await leave(requestId, bob)).toBe('open');
    await leaveClub(backend, { clubId, ...once() });
    // The club has ended, and what its founder called it is forgotten.
    const [ended] = await game.sql('select club_name from public.race_requests where id = $1', [
      requestId,
    ]);
    expect(ended?.club_name).toBe('Former club');
    await clear(requestId);
  });
});

describe('joining', () => {
  it('fills the last place, fixes the off, and leaves the field final', async () => {
    const { id } = await ask(ann);
    expect(await join(id, bob)).toBe('open');
    expect(await join(id, cat)).toBe('full');
    const { request } = await raceRequest(game.visitor(), { requestId: id });
    expect(request).toMatchObject({ state: 'full', offAt: request.latestOff });
    await refused('request_full', () => leave(id, bob));
    const [dan] = [await game.player()];
    await refused('request_full', () => join(id, dan));
  });

  it('keeps the last places for three stables', async () => {
    const { id } = await ask(ann, { runners: 4 });
    const own = await anotherHorse(game, ann);
    const third = await anotherHorse(game, ann);
    await game.sql(`update public.horses set specialty = 'Sprint', rating = 50`);
    await join(id, ann, own);
    await refused('request_needs_stables', () => join(id, ann, third));
    await join(id, bob);
    expect(await join(id, cat)).toBe('full');
  });

  it('is refused once its time is up, also before a steward came', async () => {
    const { id } = await ask(ann);
    await outOfTime(game, id);
    await refused('request_over', () => join(id, bob));
    await clear(id);
    await refused('request_over', () => join(id, bob));
  });

  it('is refused to who cannot pay, and to a horse that is twice in it or entered', async () => {
    const { id } = await ask(ann);
    await refused('already_entered', () => join(id, ann));
    const raceId = await openTestRace(game);
    await enterRace(bob.backend, { ...bob, raceId, requestId: crypto.randomUUID() });
    await refused('horse_engaged', () => join(id, bob));
    await withdrawEntry(bob.backend, { ...bob, raceId, requestId: crypto.randomUUID() });
    const amount = (await credits(cat)) - 199;
    const move = (to: 'wallet' | 'credits') =>
      transferWallet(cat.backend, { amount, to, requestId: crypto.randomUUID() });
    await move('wallet');
    await refused('too_few_credits', () => join(id, cat));
    await move('credits');
  });
});

describe('a horse that waits', () => {
  it('is not entered, sold or retired, and works only if it is back in time', async () => {
    const { id } = await ask(ann);
    const raceId = await openTestRace(game);
    const horse = { horseId: ann.horseId, requestId: crypto.randomUUID() };
    await game.sql('update public.horses set sellable_from = null');
    await refused('horse_in_request', () => enterRace(ann.backend, { ...horse, raceId }));
    await refused('horse_in_request', () => listHorse(ann.backend, { ...horse, price: 5_000 }));
    await refused('horse_in_request', () => retireHorse(ann.backend, horse));
    await refused('horse_in_request', () => ask(ann));
    await game.sql(
      `update public.race_requests set latest_off = now() + interval '40 minutes',
         earliest_off = now() + interval '40 minutes' where id = $1`,
      [id],
    );
    await refused('horse_runs_first', () =>
      startTraining(ann.backend, { ...horse, programme: 'endurance' }),
    );
  });

  it('is free again, with its fee, once it has left; the last one ends the request', async () => {
    const before = await credits(bob);
    const { id } = await ask(ann);
    await join(id, bob);
    expect(await leave(id, bob)).toBe('open');
    expect(await credits(bob)).toBe(before);
    await refused('not_entered', () => leave(id, bob));
    expect(await leave(id, ann)).toBe('withdrawn');
    await refused('request_over', () => join(id, bob));
    expect(await game.sql('select * from private.race_request_claims')).toEqual([]);
  });
});

describe('a full request', () => {
  it('becomes a race with its field, its purse and nothing of the house', async () => {
    const before = await credits(bob);
    const { id } = await ask(ann, { entryFee: 250 });
    await join(id, bob);
    await join(id, cat);
    expect(await nextDueAt(game.steward())).toBeLessThanOrEqual(Date.now());
    const raceId = await openRequested(game, id);
    expect(await openRequested(game, id)).toBe(raceId);
    const { race, runners } = await raceWithEntries(game.visitor(), { raceId });
    expect(race).toMatchObject({ requested: true, purse: 675, entryFee: 250, entriesCount: 3 });
    expect(runners.map(({ horse }) => horse.id).toSorted()).toEqual(
      [ann, bob, cat].map(({ horseId }) => horseId).toSorted(),
    );
    const dan = await game.player();
    await game.sql(`update public.horses set specialty = 'Sprint', rating = 50`);
    const by = (player: Player) => ({
      raceId,
      horseId: player.horseId,
      requestId: crypto.randomUUID(),
    });
    await refused('race_by_request', () => enterRace(dan.backend, by(dan)));
    await refused('request_full', () => withdrawEntry(bob.backend, by(bob)));
    expect(await credits(bob)).toBe(before - 250);
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    expect(await credits(bob)).toBe(before);
  });

  it('is not opened under other terms', async () => {
    const { id } = await ask(ann);
    await join(id, bob);
    await join(id, cat);
    await game.sql('update public.race_requests set entry_fee = 300 where id = $1', [id]);
    const [asked] = await game.sql(
      `select private.asked_terms(q) as terms from public.race_requests q where id = $1`,
      [id],
    );
    await game.sql('update public.race_requests set entry_fee = 200 where id = $1', [id]);
    await expect(
      game.sql(
        `select public.open_requested_race($1, 'Name', 0, 'words', off_at - interval '1 minute',
           repeat('0', 64), 'furlong-2', $2, now())
         from public.race_requests where id = $1`,
        [id, JSON.stringify(asked?.terms)],
      ),
    ).rejects.toMatchObject({ hint: 'bad_request' });
  });
});

describe('a request whose time is up', () => {
  it('is claimed once, ends once, and pays every fee back once', async () => {
    const before = [await credits(ann), await credits(bob)];
    const request = await ask(ann);
    await join(request.id, bob);
    const due = { at: endOf(request), leaseSeconds: 60 };
    const claim = (steward: string, at = due.at) =>
      claimDueRaceRequest(game.steward(), { ...due, steward, at });
    expect(await claim('one', due.at - 1)).toBeNull();
    expect(await claim('one')).toBe(request.id);
    expect(await claim('two')).toBeNull();
    const end = { requestId: request.id, at: due.at };
    await refused('bad_request', () =>
      expireRaceRequest(game.steward(), { ...end, at: due.at - 1 }),
    );
    expect(await expireRaceRequest(game.steward(), end)).toBe('expired');
    expect(await expireRaceRequest(game.steward(), end)).toBe('expired');
    expect(await claim('two', due.at + DAY)).toBeNull();
    expect([await credits(ann), await credits(bob)]).toEqual([
      Number(before[0]) - REQUEST_LISTING,
      before[1],
    ]);
    expect(await myActivity(bob.backend, { limit: 1 })).toMatchObject([
      { type: 'request_expired', horseId: bob.horseId },
    ]);
    expect(await myWaitingHorses(bob.backend)).toEqual(new Map());
  });
});
