import { horseRuns, type Race, type Runner, raceWithEntries } from '@furlong/backend';
import { declareHorse } from '@furlong/backend/service';
import { morningLine, readCard, runRace, verifyRace } from '@furlong/game/engine';
import { HOUR, MINUTE, ratingChangeOf } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { createSteward } from '../src/index.ts';
import { publishedRace } from './support/publishedRace.ts';
import { seenRace } from './support/seenRace.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

// Half as many races as usual are due after an hour away.
const fixture = openStewardFixture({ everyMinutes: 4, morningLineSimulations: 20 });

const byDraw = (a: Runner, b: Runner) => (a.draw ?? 0) - (b.draw ?? 0);

const chancesOf = (runners: readonly Runner[]) =>
  runners.map(({ horseId, winChance, placeChance }) => ({ horseId, winChance, placeChance }));

/** The morning line as anybody makes it from what is published before the off. */
function lineOf({ card, morningLineSimulations }: Pick<Race, 'card' | 'morningLineSimulations'>) {
  const read = readCard(card ?? '');
  if (read === null || morningLineSimulations === null)
    throw new Error('There is no morning line.');
  const [line] = morningLine({
    card: read,
    runs: morningLineSimulations,
    chunk: morningLineSimulations,
    runOnce: runRace,
  });
  return line?.chances;
}

describe('race day', () => {
  it('settles an entered race, and the revealed seed verifies', async () => {
    const { stableId, horseId } = await fixture.newOwner('Hollow Oak');
    const race = await fixture.nextNoviceRace();
    await declareHorse(fixture.game.backend, {
      raceId: race.id,
      horseId,
      nonce: crypto.randomUUID(),
      at: fixture.at,
    });
    await fixture.game.rows(
      `update public.entries set asked_jockey = 23 where race_id = $1 and horse_id = $2`,
      [race.id, horseId],
    );

    const closing = await fixture.steward.runDueRaces({ at: race.closesAt });
    expect(closing).toContainEqual({ raceId: race.id, outcome: 'closed' });
    const closed = await raceWithEntries(fixture.game.backend, { raceId: race.id });
    expect(closed.race).toMatchObject({ status: 'closed', seed: null, salt: null });
    expect([9, 10]).toContain(closed.runners.length);
    // Nobody else asks, so that the one asked for rides.
    expect(closed.runners.find((runner) => runner.horseId === horseId)?.jockey).toBe(23);
    const line = chancesOf(closed.runners);
    expect(line).toEqual(lineOf(closed.race));

    fixture.at = race.offAt;
    expect(await fixture.runDueRaces()).toContainEqual({ raceId: race.id, outcome: 'running' });
    const running = await raceWithEntries(fixture.game.backend, { raceId: race.id });
    expect(running.race).toMatchObject({ status: 'running', settledAt: null });
    for (const { place, timeMs, prize } of running.runners) {
      expect({ place, timeMs, prize }).toEqual({ place: null, timeMs: null, prize: null });
    }
    const seen = await seenRace(fixture.game, race.id);
    expect(seen.finishesAt).toBe(race.offAt + Math.ceil(seen.duration));

    const untilHome = await fixture.steward.runDueRaces({ at: seen.finishesAt - 1 });
    expect(untilHome.map(({ raceId }) => raceId)).not.toContain(race.id);
    fixture.at = seen.finishesAt;
    expect(await fixture.runDueRaces()).toContainEqual({ raceId: race.id, outcome: 'finished' });
    const { race: run, runners } = await raceWithEntries(fixture.game.backend, { raceId: race.id });
    const verification = await verifyRace(await publishedRace(fixture.game.backend, race.id), null);
    expect(verification.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(verification.passed).toBe(true);
    expect(verification.checks.map(({ name }) => name)).toContain('jockeys');
    expect(runners.map(({ horseId: id, timeMs }) => [id, timeMs])).toEqual(
      seen.runners.map(({ horseId: id, timeMs }) => [id, timeMs]),
    );

    for (const { horseId: id, ratingBefore, ratingAfter } of runners) {
      const [line] = await horseRuns(fixture.game.visitor, { horseId: id, limit: 1 });
      if (line?.raceId !== race.id) throw new Error('The last run of the horse is this one.');
      const sum = ratingChangeOf({ ...line, horseId: id });
      expect([sum.before, sum.after]).toEqual([ratingBefore, ratingAfter]);
    }

    expect(chancesOf(runners.toSorted(byDraw))).toEqual(line);
    const mine = runners.find((runner) => runner.horseId === horseId);
    expect(mine?.prize).not.toBeNull();
    expect(await fixture.balance(stableId, 'wallet')).toBe(mine?.prize);
    const horses = fixture.game.backend.from('horses').select('runs, earnings, energy');
    expect((await horses.eq('id', horseId).single()).data).toEqual({
      runs: 1,
      earnings: mine?.prize,
      // A race takes it out of a horse: 30 % and one more for every 80 m.
      energy: Math.round(100 - 30 - run.distance / 80),
    });
    expect(await fixture.game.violations()).toEqual([]);
    expect(fixture.errors).toEqual([]);
  });

  it('makes up for an hour away: every step of every race that fell due, in order, once', async () => {
    fixture.at += HOUR;
    const reports = await fixture.runDueRaces();
    const due = await fixture.game.rows(
      `select due.id, due.outcome from (
         select id, 'closed' as outcome, closes_at as at from public.races
         union all select id, 'running', off_at from public.races
         union all select id, 'finished', finishes_at from public.races
       ) due where at > $1 and at <= $2 order by at, id`,
      [new Date(fixture.at - HOUR), new Date(fixture.at)],
    );
    expect(due.length).toBeGreaterThan(40);
    expect(reports).toEqual(due.map(({ id, outcome }) => ({ raceId: id, outcome })));
    expect(await fixture.runDueRaces()).toEqual([]);
    // The races that are off already do not wait for a line that nobody could read before them.
    expect(
      await fixture.game.rows(
        'select distinct line_runs from public.races where closed_at = $1 and off_at <= $1',
        [new Date(fixture.at)],
      ),
    ).toEqual([{ line_runs: null }]);
    for (const { raceId, outcome } of reports) {
      if (outcome !== 'finished') continue;
      const { checks } = await verifyRace(await publishedRace(fixture.game.backend, raceId), null);
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    }
    expect(await fixture.game.violations()).toEqual([]);
  });

  it('goes on by itself once it is started', async () => {
    fixture.at += 6 * MINUTE;
    const alone = createSteward({
      backend: fixture.game.backend,
      name: 'alone',
      now: async () => fixture.at,
    });
    alone.start();
    // Stopping waits for the current round, which is the first.
    await alone.stop();
    const [left] = await fixture.game.rows(
      `select count(*)::int as due from public.races
       where settled_at is null and coalesce(finishes_at, off_at) <= $1`,
      [new Date(fixture.at)],
    );
    expect(left?.due).toBe(0);
    const [last] = await fixture.game.rows(
      'select extract(epoch from max(off_at))::int as off_s from public.races',
    );
    expect(Number(last?.off_s) * 1000).toBeGreaterThan(fixture.at + 56 * MINUTE);
  });
});
