import { sha256 } from '@furlong/game';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterRace,
  futureRaces,
  myHorses,
  myPurses,
  raceResults,
  raceWithEntries,
  recentActivity,
  recentWinners,
} from '../src/index.ts';
import {
  closeRace,
  fillRace,
  openRace,
  raceInputs,
  raceSecret,
  settleRace,
  voidRace,
} from '../src/steward/index.ts';
import { openGame, type Player } from './game.ts';
import { claim, freeze, MINUTE, openTestRace, registerHouseHorses, settle } from './meeting.ts';

const game = openGame();
const HOUR = 60 * MINUTE;

let player: Player;

beforeAll(async () => {
  player = await game.player();
  await registerHouseHorses(game, 'Vale House', 12);
});

const enter = (raceId: string, { backend, horseId } = player) =>
  enterRace(backend, { raceId, horseId, requestId: crypto.randomUUID() });

const balances = () =>
  game.sql(
    `select kind, sum(balance)::bigint as balance from private.accounts group by kind order by kind`,
  );

describe('opening and filling', () => {
  it('opens one race a slot and publishes the hash of its seed', async () => {
    const raceId = await openTestRace(game);
    const { race } = await raceWithEntries(game.guest(), { raceId });
    const seed = await raceSecret(game.steward(), { raceId });
    expect(race.seedHash).toBe(await sha256(`furlong-race-1:${raceId}:${seed}`));
    expect(race).toMatchObject({ seed: null, salt: null, status: 'open' });
    expect(
      await openRace(game.steward(), {
        race,
        closesAt: race.closesAt,
        seed,
        engine: 'furlong-1',
        at: Date.now(),
      }),
    ).toBeNull();
    await voidRace(game.steward(), { raceId, reason: 'Fog', at: Date.now() });
  });

  it('fills with suitable house horses, the longest idle first, none of them twice', async () => {
    const first = await openTestRace(game, { entryFee: 0 });
    const second = await openTestRace(game, { entryFee: 0 });
    const at = Date.now();
    expect(await fillRace(game.steward(), { raceId: first, target: 5, at })).toBe(5);
    expect(await fillRace(game.steward(), { raceId: first, target: 5, at })).toBe(0);
    expect(await fillRace(game.steward(), { raceId: second, target: 99, at })).toBe(7);
    const { race, runners } = await raceWithEntries(game.guest(), { raceId: first });
    expect(race.entriesCount).toBe(5);
    expect(runners.every(({ stable }) => stable.isHouse)).toBe(true);
    await voidRace(game.steward(), { raceId: first, reason: 'Fog', at });
    await voidRace(game.steward(), { raceId: second, reason: 'Fog', at });
  });

  it('registers horses once, whatever else a second call says of them', async () => {
    const before = await game.sql('select count(*) from private.talents');
    const again = await registerHouseHorses(game, 'Vale House', 12);
    expect(again).toHaveLength(12);
    expect(await game.sql('select count(*) from private.talents')).toEqual(before);
  });
});

describe('claiming', () => {
  it('gives a due race to one steward at a time, and to the next when the lease ends', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });

    expect(await claim(game, 'Ada', closesAt - 1)).toBeNull();
    expect(await claim(game, 'Ada', closesAt)).toEqual({ raceId, stage: 'close' });
    expect(await claim(game, 'Bea', closesAt + 59_999)).toBeNull();
    // The same steward, started again after it was killed, goes on at once.
    expect(await claim(game, 'Ada', closesAt + 1)).toEqual({ raceId, stage: 'close' });
    expect(await claim(game, 'Bea', closesAt + 60_001)).toEqual({ raceId, stage: 'close' });

    await freeze(game, raceId, closesAt + 60_002);
    expect(await claim(game, 'Ada', closesAt + 60_003)).toEqual({ raceId, stage: 'run' });
    await settle(game, raceId, 6000, closesAt + 60_004);
    expect(await claim(game, 'Bea', closesAt + HOUR)).toBeNull();
  });

  it('a steward killed between running and settling loses nothing: the next settles once', async () => {
    const closesAt = Date.now() + 2 * HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId);
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    await claim(game, 'Ada', closesAt);
    await freeze(game, raceId, closesAt);
    const offAt = closesAt + MINUTE;
    expect(await claim(game, 'Ada', offAt)).toEqual({ raceId, stage: 'run' });
    expect(await claim(game, 'Bea', offAt + 30_000)).toBeNull();
    expect(await claim(game, 'Bea', offAt + 60_000)).toEqual({ raceId, stage: 'run' });
    const settled = await settle(game, raceId, 6000, offAt + 60_000);
    const before = await game.picture();
    // Ada was only slow after all.
    expect(await settle(game, raceId, 6000, offAt + 61_000)).toEqual(settled);
    expect(await game.picture()).toEqual(before);
  });
});

describe('freezing the field', () => {
  it('publishes draw, weights and the hash of the card, once', async () => {
    const closesAt = Date.now() + 3 * HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    const runners = (await raceInputs(game.steward(), { raceId })).map(({ horseId }, index) => ({
      horseId,
      draw: 4 - index,
      weight: 120 + index,
    }));
    const field = { raceId, card: '{"a":1}', salt: 'salt', runners, at: closesAt };
    const race = await closeRace(game.steward(), field);
    expect(race).toMatchObject({ status: 'closed', card: '{"a":1}', salt: null, seed: null });
    expect(race.cardHash).toBe(await sha256('{"a":1}'));
    const inputs = await raceInputs(game.steward(), { raceId });
    expect(inputs.map(({ draw, weight }) => [draw, weight])).toEqual([
      [1, 123],
      [2, 122],
      [3, 121],
      [4, 120],
    ]);
    expect(await closeRace(game.steward(), { ...field, card: '{"a":2}' })).toEqual(race);
    await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
  });

  it.each([
    ['before the close', (field: Field) => ({ ...field, at: field.at - 1 })],
    ['with a runner short', (field: Field) => ({ ...field, runners: field.runners.slice(1) })],
    [
      'with a runner twice',
      (field: Field) => ({
        ...field,
        runners: field.runners.map((runner) => ({
          ...runner,
          horseId: field.runners[0]?.horseId ?? '',
        })),
      }),
    ],
    [
      'with a draw twice',
      (field: Field) => ({
        ...field,
        runners: field.runners.map((runner) => ({ ...runner, draw: 1 })),
      }),
    ],
  ])('is refused %s', async (_, spoil) => {
    const closesAt = Date.now() + 4 * HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    const runners = (await raceInputs(game.steward(), { raceId })).map(({ horseId }, index) => ({
      horseId,
      draw: index + 1,
      weight: 126,
    }));
    const before = await game.picture();
    const field = spoil({ raceId, card: '{}', salt: 'salt', runners, at: closesAt });
    await expect(closeRace(game.steward(), field)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await game.picture()).toEqual(before);
    await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
  });

  type Field = Parameters<typeof closeRace>[1];
});

describe('the settlement', () => {
  it('pays the purse: fees less a tenth, the house the rest; prizes to players, the rest home', async () => {
    const newcomer = await game.player();
    const closesAt = Date.now() + 5 * HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 180, purse: 6000 });
    await enter(raceId, newcomer);
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    await freeze(game, raceId, closesAt);
    const before = Object.fromEntries(
      (await balances()).map(({ kind, balance }) => [kind, balance]),
    );
    const race = await settle(game, raceId, 6000, closesAt + MINUTE);

    const { runners } = await raceWithEntries(game.guest(), { raceId });
    const mine = runners.find(({ stableId }) => stableId === newcomer.stableId);
    const prize = mine?.prize ?? 0;
    expect(runners.reduce((sum, runner) => sum + (runner.prize ?? 0), 0)).toBe(6000);
    expect(prize).toBeGreaterThan(0);
    expect(await myPurses(newcomer.backend)).toEqual({ credits: 24_820, wallet: prize });
    const after = Object.fromEntries(
      (await balances()).map(({ kind, balance }) => [kind, balance]),
    );
    expect(after).toEqual({
      ...before,
      pool: Number(before.pool) - 180,
      wallet: Number(before.wallet) + prize,
      house: Number(before.house) + 180 - prize,
    });
    expect(
      await game.sql(
        `select t.kind, -p.amount as amount from private.postings p
         join private.accounts a on a.id = p.account_id and a.race_id = $1
         join private.transactions t on t.id = p.transaction_id order by t.id`,
        [raceId],
      ),
    ).toEqual([
      { kind: 'entry_fee', amount: -180 },
      { kind: 'rake', amount: 18 },
      { kind: 'top_up', amount: -5838 },
      { kind: 'prizes', amount: 6000 },
    ]);
    expect(race).toMatchObject({ status: 'finished', salt: 'salt', checksum: '85413e00' });
    expect(race.seed).toBe(await raceSecret(game.steward(), { raceId }));
  });

  it('writes the records, the news, the lists', async () => {
    const newcomer = await game.player();
    const closesAt = Date.now() + 6 * HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    await freeze(game, raceId, closesAt);
    const race = await settle(game, raceId, 6000, closesAt + MINUTE);

    const { runners } = await raceWithEntries(newcomer.backend, { raceId });
    expect(runners.map(({ place }) => place)).toEqual([1, 2, 3]);
    const mine = runners.find(({ stableId }) => stableId === newcomer.stableId);
    const place = mine?.place ?? 0;
    const [horse] = await myHorses(newcomer.backend);
    expect(horse).toMatchObject({
      runs: 1,
      wins: place === 1 ? 1 : 0,
      places: 1,
      earnings: mine?.prize,
      form: place === 1 ? 'W' : 'L',
      figures: `${place}`,
      rating: mine?.ratingAfter,
      condition: 80,
      energy: 55,
      conditionAt: closesAt + MINUTE,
      lastRunAt: race.offAt,
    });
    const house = runners.filter(({ stable }) => stable.isHouse);
    expect(house.map((runner) => [runner.horse.condition, runner.horse.energy])).toEqual([
      [85, 85],
      [85, 85],
    ]);
    const [news] = await recentActivity(newcomer.backend, {
      stableId: newcomer.stableId,
      limit: 1,
    });
    const words = { 1: 'Won', 2: 'Finished 2nd in', 3: 'Finished 3rd in' }[place];
    expect(news).toMatchObject({
      type: place === 1 ? 'race_win' : 'race_entry',
      action: `${words} the ${race.name}`,
      prize: mine?.prize,
    });
    const [winner] = await recentWinners(game.guest(), { races: 1 });
    expect(winner).toMatchObject({ place: 1, race: { id: raceId }, horse: { runs: 1 } });
    expect((await raceResults(game.guest(), { limit: 1 })).map(({ id }) => id)).toEqual([raceId]);
  });

  it('is refused before the off, of another field, and with prizes that are not the purse', async () => {
    const closesAt = Date.now() + 7 * HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
    await expect(settle(game, raceId, 6000, closesAt + MINUTE)).rejects.toMatchObject({
      code: 'bad_request',
    });
    await freeze(game, raceId, closesAt);
    const before = await game.picture();
    await expect(settle(game, raceId, 6000, closesAt)).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(settle(game, raceId, 6001, closesAt + MINUTE)).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(
      settleRace(game.steward(), { raceId, runners: [], checksum: 'c', at: closesAt + MINUTE }),
    ).rejects.toMatchObject({ code: 'bad_request' });
    expect(await game.picture()).toEqual(before);
    await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
  });
});

describe('calling a race off', () => {
  it.each(['open', 'closed'])('gives the fees back and shows the seed: %s', async (status) => {
    const newcomer = await game.player();
    const closesAt = Date.now() + 8 * HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, newcomer);
    expect(await myPurses(newcomer.backend)).toMatchObject({ credits: 24_820 });
    if (status === 'closed') await freeze(game, raceId, closesAt);
    const seed = await raceSecret(game.steward(), { raceId });
    const called = await voidRace(game.steward(), { raceId, reason: 'Fog', at: closesAt });
    expect(called).toMatchObject({ status: 'void', voidReason: 'Fog', seed });
    expect(await myPurses(newcomer.backend)).toEqual({ credits: 25_000, wallet: 0 });

    const before = await game.picture();
    expect(await voidRace(game.steward(), { raceId, reason: 'Snow', at: closesAt })).toEqual(
      called,
    );
    await expect(settle(game, raceId, 6000, closesAt + MINUTE)).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(await game.picture()).toEqual(before);
    const again = await openTestRace(game);
    await enter(again, newcomer);
  });
});

describe('the lists of races', () => {
  it('page by key through every race once, of one track or all, in order', async () => {
    const offAt = Date.now() + 20 * HOUR;
    for (let index = 0; index < 5; index += 1) {
      // Two races share their off time, so that the id decides.
      const terms = { offAt: offAt + Math.floor(index / 2), trackId: 'red-mesa' as const };
      await openTestRace(game, { ...terms, closesAt: offAt - MINUTE });
    }
    const all = await futureRaces(game.guest(), { trackId: 'red-mesa' });
    expect(all).toHaveLength(5);
    const paged: string[] = [];
    for (
      let page = await futureRaces(game.guest(), { trackId: 'red-mesa', limit: 2 });
      page.length > 0;
    ) {
      paged.push(...page.map(({ id }) => id));
      page = await futureRaces(game.guest(), {
        trackId: 'red-mesa',
        limit: 2,
        after: page.at(-1) ?? null,
      });
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    const everywhere = await futureRaces(game.guest(), { limit: 100 });
    expect(everywhere.map(({ offAt: off }) => off)).toEqual(
      everywhere.map(({ offAt: off }) => off).toSorted((a, b) => a - b),
    );
    expect(everywhere.every(({ status }) => status === 'open' || status === 'closed')).toBe(true);
    expect(await futureRaces(game.guest(), { trackId: 'monte-sereno' })).toEqual([]);
  });
});
