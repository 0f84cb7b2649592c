import {
  EPOCH,
  HOUR,
  MINUTE,
  SEASON_WEEKS,
  seasonAt,
  seasonAwards as terms,
  WEEK,
} from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { hallOfFameStables, mySeasonTurn, seasonAwards, seeSeasonTurn } from '../../src/index.ts';
import {
  claimTurnStep,
  closeSeasonBooks,
  endTurnStep,
  houseHorsesToRetire,
  makeSeasonAwards,
} from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';

const game = openTestGame();
const season = seasonAt(Date.now());
const end = EPOCH + (season + 1) * SEASON_WEEKS * WEEK;
const steps = ['crop', 'house', 'ring', 'books', 'awards'];
const claim = (steward: string, at: number, known = steps) =>
  claimTurnStep(game.steward(), { steward, steps: known, at, leaseSeconds: 60 });
const finish = (step: string, steward: string, at = end + HOUR, done = true) =>
  endTurnStep(game.steward(), { season, step, steward, done, at });

let winner: Player;
let second: Player;
let idle: Player;
let newcomer: Player;

beforeAll(async () => {
  winner = await game.player();
  second = await game.player();
  idle = await game.player();
  newcomer = await game.player();
  await game.sql('update public.stables set created_at = to_timestamp($2) where id = $1', [
    newcomer.stableId,
    (end + HOUR) / 1000,
  ]);
  await registerHouseHorses(game, 'Turn House', 4);
  const closesAt = Date.now() + 10 * MINUTE;
  const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
  await enter(raceId, winner);
  await enter(raceId, second);
  expect(await claim('Ada', closesAt)).toBeNull();
  await expect(closeSeasonBooks(game.steward(), { season, at: end })).rejects.toMatchObject({
    code: 'bad_request',
  });
  await freeze(game, raceId, closesAt);
  await run(game, raceId, 6000);
  // The draw decides which of the two is home first.
  const [home] = await game.sql(
    'select stable_id from public.entries where race_id = $1 and place = 1',
    [raceId],
  );
  if (home?.stable_id === second.stableId) [winner, second] = [second, winner];
});

describe('a step of the turn', () => {
  it('is due by the end of the season, one after another, to stewards that know it', async () => {
    expect(await claim('Ada', end - WEEK - 1)).toBeNull();
    expect(await claim('Ada', end - 1)).toEqual({ season, step: 'crop' });
    expect(await claim('Ada', end, ['ring'])).toEqual({ season, step: 'ring' });
    expect(await claim('Ada', end, ['awards', 'hall of fame'])).toBeNull();
  });

  it('belongs to who claimed it until the lease is over', async () => {
    expect(await claim('Ben', end + 1_000, ['crop'])).toBeNull();
    expect(await claim('Ben', end + 2 * MINUTE, ['crop'])).toEqual({ season, step: 'crop' });
    expect(await finish('crop', 'Ada')).toBe(false);
    expect(await finish('crop', 'Ben')).toBe(true);
    expect(await finish('crop', 'Ben')).toBe(false);
    expect(await claim('Ben', end + HOUR, ['crop'])).toBeNull();
  });

  it('that has to wait is due again in a minute', async () => {
    expect(await claim('Ada', end + HOUR, ['house'])).toEqual({ season, step: 'house' });
    expect(await finish('house', 'Ada', end + HOUR, false)).toBe(true);
    expect(await claim('Ada', end + HOUR + 59_000, ['house'])).toBeNull();
    expect(await claim('Ada', end + HOUR + 60_000, ['house'])).not.toBeNull();
    expect(await houseHorsesToRetire(game.steward(), { at: end })).toBe(0);
    expect(await houseHorsesToRetire(game.steward(), { at: end + 6 * SEASON_WEEKS * WEEK })).toBe(
      4,
    );
  });
});

describe('the books of a season', () => {
  it('are closed before its end by nobody, and awards are made of closed books', async () => {
    await expect(closeSeasonBooks(game.steward(), { season, at: end - 1 })).rejects.toThrow();
    await expect(makeSeasonAwards(game.steward(), { season })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('are closed a part at a time, each once, and are the sum of its races', async () => {
    expect(await claim('Ada', end + HOUR, ['books'])).toEqual({ season, step: 'books' });
    const part = async () => {
      const [row] = await game.sql(
        'select public.close_season_books($1, to_timestamp($2), 2) as closed',
        [season, (end + HOUR) / 1000],
      );
      return row?.closed;
    };
    expect([await part(), await part(), await part()]).toEqual([2, 2, 0]);
    expect(await closeSeasonBooks(game.steward(), { season, at: end + HOUR })).toBe(0);
    expect(await finish('books', 'Ada')).toBe(true);
    const books = await game.sql(
      'select stable_id, runs, wins, earnings::int, rank from private.season_stables order by rank',
    );
    expect(books).toEqual([
      { stable_id: winner.stableId, runs: 1, wins: 1, earnings: 4500, rank: 1 },
      { stable_id: second.stableId, runs: 1, wins: 0, earnings: 1500, rank: 2 },
    ]);
  });

  it('are read by nobody before the season is turned', async () => {
    expect(await mySeasonTurn(winner.backend, { season: null })).toBeNull();
    await expect(seeSeasonTurn(winner.backend, { season })).rejects.toMatchObject({
      code: 'bad_request',
    });
    expect(await seasonAwards(game.visitor(), { season })).toEqual([]);
  });

  it('end in awards, and the last step opens the next season', async () => {
    for (const step of ['house', 'ring', 'awards']) {
      expect(await claim('Cy', end + 2 * HOUR, [step])).toEqual({ season, step });
      if (step === 'awards') {
        await makeSeasonAwards(game.steward(), { season });
        await makeSeasonAwards(game.steward(), { season });
      }
      expect(await finish(step, 'Cy', end + 2 * HOUR)).toBe(true);
    }
    expect(
      await game.sql(
        'select season, turned_at is null as open from private.season_turns order by 1',
      ),
    ).toEqual([
      { season, open: false },
      { season: season + 1, open: true },
    ]);
    const titles = await hallOfFameStables(game.visitor(), { limit: 20 });
    expect(titles).toMatchObject([
      { id: winner.stableId, feat: 'season_title', feats: { season_title: 1 }, since: end },
    ]);
    const awards = await seasonAwards(game.visitor(), { season });
    expect(awards.map(({ award }) => award)).toEqual(
      expect.arrayContaining(['horse_of_the_season', 'leading_stable', 'two_year_old']),
    );
    expect(terms.map(({ id }) => id)).toEqual(
      expect.arrayContaining(awards.map(({ award }) => award)),
    );
    expect(awards.every(({ stable, wins }) => stable.id === winner.stableId && wins === 1)).toBe(
      true,
    );
  });
});

describe('what an owner reads of it', () => {
  it('is what their stable did, its place, and each horse', async () => {
    const turn = await mySeasonTurn(winner.backend, { season: null });
    expect(turn).toMatchObject({
      ...{ season, seasons: [season], seen: false, runs: 1, wins: 1, places: 1, earnings: 4500 },
      ...{ rank: 1, stables: 2 },
      horses: [{ horseId: winner.horseId, runs: 1, wins: 1, earnings: 4500 }],
    });
    const [horse] = turn?.horses ?? [];
    expect([horse?.ratingAfter]).toEqual([(horse?.ratingBefore ?? 0) + 5]);
  });

  it('is nothing but the end of the season to a stable that did not run', async () => {
    expect(await mySeasonTurn(idle.backend, { season })).toMatchObject({
      ...{ season, runs: 0, earnings: 0, rank: null, stables: 2, horses: [] },
    });
  });

  it('is nothing to one that was founded since, for other seasons, and for visitors', async () => {
    expect(await mySeasonTurn(newcomer.backend, { season: null })).toBeNull();
    expect(await mySeasonTurn(winner.backend, { season: season + 1 })).toBeNull();
    await expect(mySeasonTurn(game.visitor(), { season: null })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('is told by itself until it was read', async () => {
    await seeSeasonTurn(winner.backend, { season });
    await seeSeasonTurn(winner.backend, { season });
    expect(await mySeasonTurn(winner.backend, { season: null })).toMatchObject({ seen: true });
    expect(await mySeasonTurn(second.backend, { season: null })).toMatchObject({ seen: false });
    await expect(seeSeasonTurn(winner.backend, { season: season + 1 })).rejects.toThrow();
  });
});
