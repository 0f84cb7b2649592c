import { DAY, EXCLUSIONS, type LimitKind, limitRanges, MINUTE, PAUSES } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { myLimits, notePlay, setLimit, takeCredits, transferWallet } from '../../src/index.ts';
import { expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  owner = await game.player();
});

const requestId = () => crypto.randomUUID();
const set = (kind: LimitKind, amount: number | null, id: string = requestId(), by = owner) =>
  setLimit(by.backend, { kind, amount, requestId: id });
const take = (amount: 100 | 250 | 500, id: string = requestId()) =>
  takeCredits(owner.backend, { amount, requestId: id });
/** Notes that the player is at play. */
async function played() {
  const time = await notePlay(owner.backend);
  if (time === null) throw new Error('The player has no stable.');
  return time;
}
/** Lets so much time go by for what waits. */
const later = (ms: number) =>
  game.sql(
    `update private.limits set rises_at = rises_at - make_interval(secs => $2 / 1000.0)
     where stable_id = $1`,
    [owner.stableId, ms],
  );
/** Says that the player was heard of so long ago, and had played so long. */
const heard = (msAgo: number, seconds: number, sinceAgo = msAgo) =>
  game.sql(
    `insert into private.play_time (stable_id, day, seconds, since, heard_at)
     values ($1, (now() at time zone 'UTC')::date, $2, now() - make_interval(secs => $4 / 1000.0),
       now() - make_interval(secs => $3 / 1000.0))
     on conflict (stable_id) do update set seconds = excluded.seconds, since = excluded.since,
       heard_at = excluded.heard_at, day = excluded.day, reminded_at = null`,
    [owner.stableId, seconds, msAgo, sinceAgo],
  );

describe('a limit', () => {
  it('lowered holds at once, raised after a day, and is set once a request', async () => {
    const before = Date.now();
    expect(await set('weekly_credits', 250)).toBeLessThan(before + MINUTE);
    const raise = requestId();
    const at = await set('weekly_credits', 500, raise);
    expect(at - before).toBeGreaterThanOrEqual(DAY);
    expect(await set('weekly_credits', 500, raise)).toBe(at);
    expect((await myLimits(owner.backend)).weeklyCredits).toEqual({
      amount: 250,
      next: { amount: 500, at },
    });
    await expectRefused(game, 'own_credits_taken', (id) => take(500, id));
    await later(DAY - MINUTE);
    await expectRefused(game, 'own_credits_taken', (id) => take(500, id));
    await later(MINUTE);
    expect((await myLimits(owner.backend)).weeklyCredits).toEqual({ amount: 500, next: null });
    await take(500);
  });

  it('that waits to be raised stays where it was when it is lowered again', async () => {
    await set('daily_minutes', 60);
    await set('daily_minutes', null);
    expect((await myLimits(owner.backend)).dailyMinutes.next?.amount).toBeNull();
    await set('daily_minutes', 60);
    expect((await myLimits(owner.backend)).dailyMinutes).toEqual({ amount: 60, next: null });
    await set('daily_minutes', 120);
    await later(DAY);
    await set('daily_minutes', 90);
    expect((await myLimits(owner.backend)).dailyMinutes).toEqual({ amount: 90, next: null });
  });

  it('never rises within a day, whatever is set in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.integer({ min: 0, max: 500 })), { minLength: 1, maxLength: 6 }),
        async (amounts) => {
          await game.sql(
            'update private.limits set amount = null, next_amount = null, rises_at = null where stable_id = $1',
            [owner.stableId],
          );
          let present: number | null = null;
          for (const amount of amounts) {
            await set('weekly_credits', amount);
            if (amount !== null) present = Math.min(present ?? amount, amount);
            const { weeklyCredits } = await myLimits(owner.backend);
            expect(weeklyCredits.amount).toBe(present);
            expect(weeklyCredits.next?.amount).toBe(amount === present ? undefined : amount);
          }
        },
      ),
      { numRuns: 8, seed: 42 },
    );
  });

  it('lies within its range, in the game and in the database alike', async () => {
    for (const [kind, [least, most]] of Object.entries(limitRanges)) {
      const rows = await game.sql(
        'select private.is_limit($1, n) as ok from unnest($2::integer[]) n',
        [kind, [least - 1, least, most, most + 1]],
      );
      expect(rows.map(({ ok }) => ok)).toEqual([false, true, true, false]);
    }
    await expectRefused(game, 'bad_request', (id) => set('weekly_credits', 501, id));
    await expectRefused(game, 'bad_request', (id) => set('sleep' as 'daily_minutes', 60, id));
    await expectRefused(game, 'not_signed_in', (id) =>
      setLimit(game.visitor(), { kind: 'daily_minutes', amount: 60, requestId: id }),
    );
  });

  it('is nobody else’s to read', async () => {
    await set('daily_minutes', 60);
    const other = await game.player();
    expect((await myLimits(other.backend)).dailyMinutes.amount).toBeNull();
    await expect(myLimits(game.visitor())).rejects.toThrow();
    for (const table of ['limits', 'pauses', 'play_time']) {
      const { error } = await other.backend
        .from(table as 'stables')
        .select('*, stables(*)', { count: 'exact' })
        .order('stable_id' as 'id');
      expect(error).not.toBeNull();
    }
  });
});

describe('time at play', () => {
  it('is what went by between two times that a player was heard of, or a minute after a silence', async () => {
    expect((await played()).playedSeconds).toBe(60);
    await heard(50_000, 600);
    const { playedSeconds } = await played();
    expect(playedSeconds).toBeGreaterThanOrEqual(650);
    expect(playedSeconds).toBeLessThan(700);
    await heard(600_000, 600);
    expect((await played()).playedSeconds).toBe(660);
    // Two tabs count what went by once.
    expect((await played()).playedSeconds).toBeLessThan(670);
  });

  it('begins anew on the next day', async () => {
    await heard(50_000, 6_000);
    await game.sql('update private.play_time set day = day - 1');
    expect((await played()).playedSeconds).toBeLessThan(120);
  });

  it('over the day’s refuses what is play, and not what is none', async () => {
    await set('daily_minutes', 60);
    await heard(1_000, 3_500);
    const move = (id: string) =>
      transferWallet(owner.backend, { amount: 1, to: 'wallet', requestId: id });
    const done = requestId();
    await move(done);
    await heard(1_000, 3_600);
    await expectRefused(game, 'daily_time_over', move);
    // What was done before is answered as it was.
    expect(await move(done)).toMatchObject({ wallet: 1 });
    await set('daily_minutes', 30);
    await game.sql('update private.play_time set day = day - 1');
    await move(requestId());
  });

  it('is reminded of once in so many minutes, until there is a break', async () => {
    await heard(50_000, 3_600, 60 * MINUTE);
    expect((await played()).reminds).toBe(false);
    await set('reminder_minutes', 60);
    expect((await played()).reminds).toBe(true);
    expect((await played()).reminds).toBe(false);
    await game.sql(
      `update private.play_time set reminded_at = reminded_at - interval '60 minutes'`,
    );
    expect((await played()).reminds).toBe(true);
    await heard(16 * MINUTE, 3_600, 90 * MINUTE);
    expect((await played()).reminds).toBe(false);
  });
});

it('pauses and exclusions are the days that the game names', async () => {
  const [row] = await game.sql(`select pg_get_functiondef('public.pause_play'::regproc) as body`);
  expect(String(row?.body)).toContain(`p_days in (${[...PAUSES, ...EXCLUSIONS].join(', ')})`);
});
