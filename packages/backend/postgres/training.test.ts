import { describe, expect, it } from 'vitest';
import { endTraining } from '../src/service/index.ts';
import { openTestGame, type TestGame } from '../test/support/testGame.ts';
import { openTestRace } from '../test/support/testRaces.ts';
import { outcome } from '../test/support/testTraining.ts';
import { enterAlone, owners } from './concurrentOwners.ts';

const game = openTestGame();

interface Attempt {
  userId: string;
  horseId: string;
  programme?: string;
  requestId?: string;
}

/** Trains on a session of its own: 'at work' with the training session's id, or the code of the refusal. */
const trainAlone = (
  { database }: TestGame,
  { userId, horseId, programme = 'speed', requestId = crypto.randomUUID() }: Attempt,
) =>
  database.session(async (session) => {
    await session.query(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
    await session.exec('set role authenticated');
    try {
      const { rows } = await session.query('select id from public.start_training($1, $2, $3)', [
        horseId,
        programme,
        requestId,
      ]);
      return { outcome: 'at work', session: String(rows[0]?.id) };
    } catch (error) {
      return { outcome: String(Object(error).hint ?? error), session: null };
    } finally {
      await session.exec('reset role');
    }
  });

const tally = (outcomes: readonly { outcome: string }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, (each) => each.outcome)).map(([code, group]) => [
      code,
      group?.length,
    ]),
  );

async function oneOwner() {
  const [owner] = await owners(game, 1);
  if (!owner) throw new Error('No owner');
  return owner;
}

const creditsOf = async (stableId: string) => {
  const [purse] = await game.sql(
    `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
    [stableId],
  );
  return purse?.balance;
};

describe('training at the same moment', () => {
  it('one horse is sent to one of twenty sessions, and paid for once', async () => {
    const owner = await oneOwner();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        trainAlone(game, { ...owner, programme: index % 2 === 0 ? 'speed' : 'agility' }),
      ),
    );
    expect(tally(outcomes)).toEqual({ 'at work': 1, horse_at_work: 19 });
    expect([24_500, 24_650]).toContain(await creditsOf(owner.stableId));
  });

  it('one request sent thirty times has one effect and one answer', async () => {
    const owner = await oneOwner();
    const attempt = { ...owner, requestId: crypto.randomUUID() };
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => trainAlone(game, attempt)));
    expect(tally(outcomes)).toEqual({ 'at work': 30 });
    expect(new Set(outcomes.map(({ session }) => session)).size).toBe(1);
    expect(await creditsOf(owner.stableId)).toBe(24_500);
  });

  it('a horse is trained or entered, and never both, whichever comes first', async () => {
    const pairs = await owners(game, 25);
    const won = { trained: 0, entered: 0 };
    for (const owner of pairs) {
      const raceId = await openTestRace(game, { maxEntries: 24 });
      const [trained, entered] = await Promise.all([
        trainAlone(game, owner),
        enterAlone(game, { ...owner, raceId }),
      ]);
      if (trained.outcome === 'at work') {
        won.trained += 1;
        expect(entered.outcome).toBe('horse_not_back');
      } else {
        won.entered += 1;
        expect([trained.outcome, entered.outcome]).toEqual(['horse_runs_first', 'entered']);
      }
    }
    expect(won.trained + won.entered).toBe(25);
  });

  it('the last credits pay for one of many sessions', async () => {
    const owner = await oneOwner();
    const horses = await game.sql(
      'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, 60)',
      [owner.stableId],
    );
    const outcomes = await Promise.all(
      horses.map(({ id }) => trainAlone(game, { userId: owner.userId, horseId: String(id) })),
    );
    expect(tally(outcomes)).toEqual({ 'at work': 50, too_few_credits: 10 });
    expect(await creditsOf(owner.stableId)).toBe(0);
  });

  it('what a session gave is written once where twenty stewards write it at once', async () => {
    const owner = await oneOwner();
    const { session } = await trainAlone(game, owner);
    const [row] = await game.sql('select ends_at from public.training_sessions where id = $1', [
      session,
    ]);
    const at = new Date(String(row?.ends_at)).getTime() + 1_000;
    const written = await Promise.all(
      Array.from({ length: 20 }, () =>
        endTraining(game.steward(), { sessionId: session ?? '', outcome, at }),
      ),
    );
    expect(new Set(written.map((each) => JSON.stringify(each))).size).toBe(1);
    const gained = await game.sql('select speed from private.talents_gained where horse_id = $1', [
      owner.horseId,
    ]);
    expect(gained).toEqual([{ speed: outcome.gains.speed }]);
    const told = await game.sql(
      `select count(*)::integer from public.activities where horse_id = $1 and type = 'training'`,
      [owner.horseId],
    );
    expect(told).toEqual([{ count: 1 }]);
  });
});
