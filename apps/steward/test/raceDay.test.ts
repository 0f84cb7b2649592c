import { type Race, raceWithEntries } from '@furlong/backend';
import { claimRace, declareHorse } from '@furlong/backend/steward';
import { verifyRace } from '@furlong/game';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSteward, type Steward } from '../src/index.ts';
import { type EmbeddedGame, embeddedGame } from './embeddedGame.ts';

const minute = 60_000;
const start = Math.ceil(Date.now() / (2 * minute)) * 2 * minute;

let game: EmbeddedGame;
let steward: Steward;
let at: number;
let complaints: unknown[];

function stewardNamed(name: string): Steward {
  const { backend } = game;
  return createSteward({ backend, name, complain: (_, error) => complaints.push(error) });
}

/** Signs an owner up; answers the stable and its starter horse. */
async function newOwner(name: string) {
  const id = crypto.randomUUID();
  await game.rows('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    `${id}@stables.example`,
    JSON.stringify({ full_name: name, stable_name: name }),
  ]);
  const [row] = await game.rows(
    `select s.id as stable, h.id as horse from public.stables s
     join public.horses h on h.stable_id = s.id where s.owner_id = $1`,
    [id],
  );
  return { stableId: String(row?.stable), horseId: String(row?.horse) };
}

/** The next open race for novices whose entries close after the time given. */
async function nextNoviceRace(): Promise<Race> {
  const [row] = await game.rows(
    `select id from public.races where novice_stables_only and status = 'open' and closes_at > $1
     order by off_at limit 1`,
    [new Date(at)],
  );
  const { race } = await raceWithEntries(game.backend, { raceId: String(row?.id) });
  return race;
}

async function balance(stableId: string, kind: 'credits' | 'wallet'): Promise<number> {
  const [purse] = await game.rows(
    'select balance from public.purses where stable_id = $1 and kind = $2',
    [stableId, kind],
  );
  return Number(purse?.balance);
}

async function prizePayments(raceId: string): Promise<number> {
  const [row] = await game.rows(
    `select count(distinct t.id)::int as times from private.transactions t
     join private.postings p on p.transaction_id = t.id
     join private.accounts a on a.id = p.account_id
     where t.kind = 'prizes' and a.race_id = $1`,
    [raceId],
  );
  return Number(row?.times);
}

async function statusOf(raceId: string): Promise<string> {
  const { race } = await raceWithEntries(game.backend, { raceId });
  return race.status;
}

beforeAll(async () => {
  game = await embeddedGame();
  complaints = [];
  steward = stewardNamed('first');
  await steward.prepareWorld(start);
  at = start;
});

beforeEach(async () => {
  complaints = [];
  await steward.openProgramme(at);
});

afterAll(() => game.close());

describe('the programme', () => {
  it('holds a race every two minutes of the hour, partly filled, with its seed sealed', async () => {
    const races = await game.rows(
      `select extract(epoch from off_at)::int as off_s, entries_count, seed, seed_hash
       from public.races order by off_at`,
    );
    expect(races.length).toBeGreaterThanOrEqual(28);
    for (const [index, race] of races.entries()) {
      expect(Number(race.entries_count)).toBeGreaterThanOrEqual(4);
      expect(Number(race.entries_count)).toBeLessThanOrEqual(7);
      expect(race.seed).toBeNull();
      expect(race.seed_hash).toMatch(/^[0-9a-f]{64}$/);
      const before = races[index - 1];
      if (before) expect(Number(race.off_s) - Number(before.off_s)).toBe(120);
    }
  });

  it('is opened once, however many stewards open it', async () => {
    const [{ races } = {}] = await game.rows('select count(*)::int as races from public.races');
    expect(await stewardNamed('second').openProgramme(at)).toEqual([]);
    expect(await stewardNamed('third').openProgramme(at)).toEqual([]);
    const [after] = await game.rows('select count(*)::int as races from public.races');
    expect(after?.races).toBe(races);
  });
});

describe('race day', () => {
  it('settles an entered race, and the revealed seed verifies', async () => {
    const { stableId, horseId } = await newOwner('Hollow Oak');
    const race = await nextNoviceRace();
    await declareHorse(game.backend, { raceId: race.id, horseId, nonce: crypto.randomUUID(), at });

    const closing = await steward.runDueRaces({ at: race.closesAt });
    expect(closing).toContainEqual({ raceId: race.id, outcome: 'closed' });
    const closed = await raceWithEntries(game.backend, { raceId: race.id });
    expect(closed.race).toMatchObject({ status: 'closed', seed: null, salt: null });
    expect([9, 10]).toContain(closed.runners.length);

    at = race.offAt;
    const running = await steward.runDueRaces({ at });
    expect(running).toContainEqual({ raceId: race.id, outcome: 'finished' });
    const { race: run, runners } = await raceWithEntries(game.backend, { raceId: race.id });
    const { seed, card, cardHash, salt, checksum } = run;
    if (!seed || !card || !cardHash || !salt || !checksum) throw new Error('Not all is revealed.');
    const verification = await verifyRace({
      raceId: run.id,
      seedHash: run.seedHash,
      seed,
      card,
      cardHash,
      salt,
      checksum,
      runners: runners.map(({ horseId, draw, nonce, place, timeMs }) => ({
        horseId,
        nonce,
        draw: draw ?? 0,
        place: place ?? 0,
        timeMs: timeMs ?? 0,
      })),
    });
    expect(verification.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(verification.passed).toBe(true);

    const mine = runners.find((runner) => runner.horseId === horseId);
    expect(mine?.prize).not.toBeNull();
    expect(await balance(stableId, 'wallet')).toBe(mine?.prize);
    expect(mine?.horse).toMatchObject({ runs: 1, earnings: mine?.prize });
    // A race takes it out of a horse: 30 % and one more for every 80 m.
    expect(mine?.horse.energy).toBe(Math.round(100 - 30 - run.distance / 80));
    expect(await game.violations()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('runs the races that fell due during a downtime first, in order, each once', async () => {
    at += 21 * minute;
    const reports = await steward.runDueRaces({ at });
    const finished = reports.filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(10);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    expect(await steward.runDueRaces({ at })).toEqual([]);
    expect(await game.violations()).toEqual([]);
  });

  it('is shared by two stewards: every race is settled once', async () => {
    at += 20 * minute;
    const other = stewardNamed('second');
    const [mine, others] = await Promise.all([
      steward.runDueRaces({ at }),
      other.runDueRaces({ at }),
    ]);
    const finished = [...mine, ...others].filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(10);
    expect(mine.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    for (const { raceId } of finished) expect(await prizePayments(raceId)).toBe(1);
    expect(await game.violations()).toEqual([]);
  });

  it('takes over from a steward that died with a race in hand, when its lease has ended', async () => {
    const race = await nextNoviceRace();
    await steward.runDueRaces({ at: race.closesAt });
    at = race.offAt;
    const claim = { steward: 'dead', at, leaseSeconds: 30 };
    expect(await claimRace(game.backend, claim)).toEqual({ raceId: race.id, stage: 'run' });
    expect(await steward.runDueRaces({ at })).toEqual([]);
    at += 30_000;
    expect(await steward.runDueRaces({ at })).toEqual([{ raceId: race.id, outcome: 'finished' }]);
    expect(await prizePayments(race.id)).toBe(1);
  });

  it('settles once when the answer to the settlement is lost', async () => {
    const race = await nextNoviceRace();
    await steward.runDueRaces({ at: race.closesAt });
    at = race.offAt;
    game.interfere({ with: 'settle_race', by: 'losing the answer' });
    expect(await steward.runDueRaces({ at })).toEqual([{ raceId: race.id, outcome: 'failed' }]);
    game.interfere(null);
    await steward.runDueRaces({ at });
    expect(await statusOf(race.id)).toBe('finished');
    expect(await prizePayments(race.id)).toBe(1);
    expect(await game.violations()).toEqual([]);
  });

  it('calls a race off that fails three times, gives the fee back, and goes on', async () => {
    const { stableId, horseId } = await newOwner('Broken Gate');
    const race = await nextNoviceRace();
    await game.rows('update public.races set entry_fee = 500 where id = $1', [race.id]);
    await declareHorse(game.backend, { raceId: race.id, horseId, nonce: crypto.randomUUID(), at });
    expect(await balance(stableId, 'credits')).toBe(24_500);
    await steward.runDueRaces({ at: race.closesAt });

    at = race.offAt;
    game.interfere({ with: 'settle_race', by: 'refusing' });
    const failed = [{ raceId: race.id, outcome: 'failed' }];
    expect(await steward.runDueRaces({ at })).toEqual(failed);
    expect(await steward.runDueRaces({ at })).toEqual(failed);
    expect(await steward.runDueRaces({ at })).toEqual([{ raceId: race.id, outcome: 'void' }]);
    game.interfere(null);
    expect(complaints).toHaveLength(3);

    const { race: called } = await raceWithEntries(game.backend, { raceId: race.id });
    expect(called).toMatchObject({ status: 'void', voidReason: 'The race could not be run' });
    expect(called.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await balance(stableId, 'credits')).toBe(25_000);
    at += 2 * minute;
    const [next] = (await steward.runDueRaces({ at })).filter((r) => r.outcome === 'finished');
    expect(next).toBeDefined();
    expect(await game.violations()).toEqual([]);
  });

  it('goes on by itself once it is started', async () => {
    at += 6 * minute;
    const alone = createSteward({ backend: game.backend, name: 'alone', now: () => at });
    alone.start();
    // Stopping waits for the round in hand, which is the first.
    await alone.stop();
    const [left] = await game.rows(
      `select count(*)::int as due from public.races
       where status in ('open', 'closed') and off_at <= $1`,
      [new Date(at)],
    );
    expect(left?.due).toBe(0);
    const [last] = await game.rows(
      'select extract(epoch from max(off_at))::int as off_s from public.races',
    );
    expect(Number(last?.off_s) * 1000).toBeGreaterThan(at + 56 * minute);
  });
});
