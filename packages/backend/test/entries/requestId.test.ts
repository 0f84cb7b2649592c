import { beforeAll, describe, expect, it } from 'vitest';
import { enterRace, myWallets, renewCalendarSecret } from '../../src/index.ts';
import { keys } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let other: Player;

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
});

describe('a request id', () => {
  it('has one effect and one result, however often it is sent', async () => {
    const raceId = await openTestRace(game);
    const request = { raceId, horseId: player.horseId, requestId: crypto.randomUUID() };
    const first = await enterRace(player.backend, request);
    const before = await game.snapshot();
    for (let repeat = 1; repeat < 20; repeat += 1) {
      expect(await enterRace(player.backend, request)).toEqual(first);
    }
    expect(await game.snapshot()).toEqual(before);
    expect(await myWallets(player.backend)).toMatchObject({ credits: 24_820 });
  });

  it('is refused with other arguments, and to another player', async () => {
    const raceId = await openTestRace(game);
    const requestId = crypto.randomUUID();
    await enterRace(other.backend, { raceId, horseId: other.horseId, requestId });
    const before = await game.snapshot();
    const otherRaceId = await openTestRace(game);
    const opened = await game.snapshot();
    await expect(
      enterRace(other.backend, { raceId: otherRaceId, horseId: other.horseId, requestId }),
    ).rejects.toMatchObject({ code: 'request_reused' });
    await expect(
      enterRace(player.backend, { raceId, horseId: other.horseId, requestId }),
    ).rejects.toMatchObject({ code: 'request_reused' });
    expect(await game.snapshot()).toEqual(opened);
    expect(opened['private.requests']).toEqual(before['private.requests']);
  });

  it('may be used again after a refusal', async () => {
    const newcomer = await game.player();
    const requestId = crypto.randomUUID();
    const expensive = await openTestRace(game, { entryFee: 25_001 });
    const request = { horseId: newcomer.horseId, requestId };
    await expect(
      enterRace(newcomer.backend, { ...request, raceId: expensive }),
    ).rejects.toMatchObject({
      code: 'too_few_credits',
    });
    const raceId = await openTestRace(game);
    expect(await enterRace(newcomer.backend, { ...request, raceId })).toMatchObject({ raceId });
  });
});

describe('requests older than thirty days', () => {
  const count = async () => {
    const [row] = await game.sql(
      `select count(*) filter (where at < now() - interval '30 days') as old,
         count(*) filter (where at < now() - interval '29 days') as nearly
       from private.requests`,
    );
    return [Number(row?.old), Number(row?.nearly)];
  };

  it('are forgotten, two by each new one, and no younger ones', async () => {
    await game.sql(
      `insert into private.requests (request_id, user_id, action, arguments, at)
       select gen_random_uuid(), $1, 'enter_race', '\\x00', now() - make_interval(days => age)
       from unnest(array[29, 31, 40, 50]) age`,
      [player.userId],
    );
    expect(await count()).toEqual([3, 4]);
    for (const left of [1, 0, 0]) {
      await renewCalendarSecret(player.backend, { requestId: crypto.randomUUID() });
      expect(await count()).toEqual([left, left + 1]);
    }
  });
});

describe('arguments of the wrong kind', () => {
  const wrong = [null, '', 'x', 0, -1, 1.5, 1e300, '1e999', true, [], {}, [[]], 'NaN', '\u0000'];
  const names = ['p_race_id', 'p_horse_id', 'p_request_id'] as const;

  it('are a 4xx each and leave no row', async () => {
    const raceId = await openTestRace(game);
    const { data } = await player.backend.auth.getSession();
    const right = { p_race_id: raceId, p_horse_id: player.horseId, p_request_id: null };
    const before = await game.snapshot();
    const statuses: [string, unknown, number][] = [];
    for (const name of names) {
      for (const value of wrong) {
        const { status } = await game.fetch('http://game.test/rest/v1/rpc/enter_race', {
          method: 'POST',
          headers: {
            apikey: keys.publishable,
            authorization: `Bearer ${data.session?.access_token}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ ...right, p_request_id: crypto.randomUUID(), [name]: value }),
        });
        statuses.push([name, value, status]);
      }
    }
    expect(statuses.filter(([, , status]) => status < 400 || status > 499)).toEqual([]);
    expect(await game.snapshot()).toEqual(before);
  });

  it('are a 4xx for lists of races too', async () => {
    for (const body of [{ p_limit: 'many' }, { p_after_off: 'soon' }, { p_after_id: 7 }]) {
      const { status } = await game.fetch('http://game.test/rest/v1/rpc/future_races', {
        method: 'POST',
        headers: { apikey: keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
