import { raceWithEntries } from '@furlong/backend';
import { claimDueRace, declareHorse } from '@furlong/backend/service';
import { morningLine, readCard, runRace, verifyRace, verifyVoidRace } from '@furlong/game/engine';
import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { publishedRace, voidRace } from './support/publishedRace.ts';
import { seenRace } from './support/seenRace.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture({ morningLineSimulations: 20 });

/** What the first steward now does with a race. */
async function stepsOf(raceId: string) {
  const reports = await fixture.runDueRaces();
  return reports.flatMap((report) => (report.raceId === raceId ? report.outcome : []));
}

describe('race day', () => {
  it('is shared by two stewards: every race is started once, and settled once', async () => {
    fixture.at += 16 * MINUTE;
    const other = fixture.stewardNamed('second');
    const [mine, others] = await Promise.all([
      fixture.runDueRaces(),
      other.runDueRaces({ at: fixture.at }),
    ]);
    const finished = [...mine, ...others].filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(5);
    expect(mine.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    const started = [...mine, ...others].filter(({ outcome }) => outcome === 'running');
    expect(new Set(started.map(({ raceId }) => raceId)).size).toBe(started.length);
    for (const { raceId } of finished) expect(await fixture.prizePayments(raceId)).toBe(1);
    expect(await fixture.game.violations()).toEqual([]);
  });

  it('takes over from a steward that died with a race claimed, when its lease has ended', async () => {
    const race = await fixture.nextNoviceRace();
    await fixture.steward.runDueRaces({ at: race.offAt - 1 });
    fixture.at = race.offAt;
    const dead = { steward: 'dead', leaseSeconds: 30 };
    for (const [stage, outcome] of [
      ['start', 'running'],
      ['settle', 'finished'],
    ] as const) {
      const claim = await claimDueRace(fixture.game.backend, { ...dead, at: fixture.at });
      expect(claim).toEqual({ raceId: race.id, stage });
      expect(await stepsOf(race.id)).toEqual([]);
      fixture.at += 30_000;
      expect(await stepsOf(race.id)).toEqual([outcome]);
      if (stage === 'start') {
        const { finishesAt } = await seenRace(fixture.game, race.id);
        // Whatever else is due by then is none of the dead steward's.
        await fixture.steward.runDueRaces({ at: finishesAt - 1 });
        fixture.at = finishesAt;
      }
    }
    expect(await fixture.prizePayments(race.id)).toBe(1);
  });

  it.each(['response lost', 'refused'] as const)(
    'starts and settles once, as it was seen, when the database’s answer is not had: %s',
    async (effect) => {
      const race = await fixture.nextNoviceRace();
      await fixture.steward.runDueRaces({ at: race.offAt - 1 });
      fixture.at = race.offAt;
      fixture.game.injectFault({ rpc: 'start_race', effect });
      expect(await stepsOf(race.id)).toEqual(['failed']);
      fixture.game.injectFault(null);
      // Another steward goes on, which knows nothing of the first.
      const next = fixture.stewardNamed(`after ${effect}`);
      fixture.at += 30_000;
      await next.runDueRaces({ at: fixture.at });
      const seen = await seenRace(fixture.game, race.id);
      await next.runDueRaces({ at: seen.finishesAt - 1 });
      fixture.at = seen.finishesAt;
      fixture.game.injectFault({ rpc: 'settle_race', effect });
      expect(await next.runDueRaces({ at: fixture.at })).toEqual([
        { raceId: race.id, outcome: 'failed' },
      ]);
      fixture.game.injectFault(null);
      fixture.at += 30_000;
      await fixture.runDueRaces();
      const { race: settled, runners } = await raceWithEntries(fixture.game.backend, {
        raceId: race.id,
      });
      expect(settled).toMatchObject({ status: 'finished', checksum: seen.checksum });
      expect(runners.map(({ horseId, timeMs }) => [horseId, timeMs])).toEqual(
        seen.runners.map(({ horseId, timeMs }) => [horseId, timeMs]),
      );
      expect(await fixture.prizePayments(race.id)).toBe(1);
      expect(await fixture.game.violations()).toEqual([]);
    },
  );

  it.each(['response lost', 'refused'] as const)(
    'publishes the same card and morning line when the database’s answer is not had: %s',
    async (effect) => {
      const race = await fixture.nextNoviceRace();
      await fixture.steward.runDueRaces({ at: race.closesAt - 1 });
      fixture.at = race.closesAt;
      fixture.game.injectFault({ rpc: 'close_race', effect });
      await fixture.runDueRaces();
      const first = await raceWithEntries(fixture.game.backend, { raceId: race.id });
      const published = effect === 'response lost' ? 'closed' : 'open';
      expect(first.race).toMatchObject({ status: published });
      expect(first.race.morningLineSimulations).toBe(published === 'closed' ? 20 : null);
      expect(
        first.runners.every(({ winChance }) => (winChance !== null) === (published === 'closed')),
      ).toBe(true);
      fixture.game.injectFault(null);
      const next = fixture.stewardNamed(`closing after ${effect}`);
      fixture.at += 30_000;
      await next.runDueRaces({ at: fixture.at });
      const { race: closed, runners } = await raceWithEntries(fixture.game.backend, {
        raceId: race.id,
      });
      const card = readCard(closed.card ?? '');
      if (card === null) throw new Error('It is not closed.');
      const [line] = morningLine({ card, runs: 20, chunk: 20, runOnce: runRace });
      expect(closed.morningLineSimulations).toBe(20);
      expect(
        runners.map(({ horseId, winChance, placeChance }) => ({ horseId, winChance, placeChance })),
      ).toEqual(line?.chances);
    },
  );

  it.each(['refused', 'unavailable', 'offline'] as const)(
    'waits for a database in trouble at each step, and runs the race late and the same: %s',
    async (effect) => {
      const race = await fixture.nextNoviceRace();
      await fixture.steward.runDueRaces({ at: race.closesAt - 1 });
      fixture.at = race.closesAt;
      for (const rpc of ['fill_race', 'close_race', 'start_race', 'settle_race']) {
        fixture.game.injectFault({ rpc, effect });
        for (let attempt = 0; attempt < 5; attempt++) {
          expect((await fixture.runDueRaces()).at(-1)?.outcome).toBe('failed');
          fixture.at += 20_000;
        }
        fixture.game.injectFault(null);
        if (rpc === 'fill_race') continue;
        await fixture.runDueRaces();
        fixture.at += 4 * MINUTE;
      }
      const { race: settled } = await raceWithEntries(fixture.game.backend, { raceId: race.id });
      expect(settled).toMatchObject({ status: 'finished', offAt: race.offAt });
      const { checks } = await verifyRace(await publishedRace(fixture.game.backend, race.id), null);
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      expect(await fixture.prizePayments(race.id)).toBe(1);
      const voided = await fixture.game.rows(`select from public.races where status = 'void'`);
      expect(voided).toEqual([]);
    },
  );

  it('does not hold it against a race that another steward has moved it on meanwhile', async () => {
    const race = await fixture.nextNoviceRace();
    await fixture.steward.runDueRaces({ at: race.closesAt - 1 });
    fixture.at = race.closesAt;
    const other = fixture.stewardNamed('wide awake');
    const closeIt = () => other.runDueRaces({ at: race.closesAt + 31_000 });
    fixture.game.injectFault({ rpc: 'fill_race', effect: closeIt });
    expect(await stepsOf(race.id)).toEqual(['failed']);
    expect(fixture.errors).toMatchObject([{ code: 'race_closed' }]);

    fixture.at = race.offAt;
    fixture.game.injectFault({ rpc: 'start_race', effect: 'wrong race' });
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await stepsOf(race.id)).toEqual(['failed']);
    const callItOff = () =>
      fixture.game.rows(`select public.void_race($1, 'could_not_be_run', $2)`, [
        race.id,
        new Date(race.offAt),
      ]);
    fixture.game.injectFault({ rpc: 'start_race', effect: callItOff });
    expect(await stepsOf(race.id)).toEqual(['failed']);
  });

  it('declares a race void that fails three times, gives the fee back, and goes on', async () => {
    const { stableId, horseId } = await fixture.newOwner('Broken Gate');
    const race = await fixture.nextNoviceRace();
    await fixture.game.rows('update public.races set entry_fee = 500 where id = $1', [race.id]);
    await declareHorse(fixture.game.backend, {
      raceId: race.id,
      horseId,
      nonce: crypto.randomUUID(),
      at: fixture.at,
    });
    expect(await fixture.balance(stableId, 'credits')).toBe(24_500);
    await fixture.steward.runDueRaces({ at: race.closesAt });

    await fixture.steward.runDueRaces({ at: race.offAt });
    const { finishesAt } = await seenRace(fixture.game, race.id);
    await fixture.steward.runDueRaces({ at: finishesAt - 1 });
    fixture.at = finishesAt;
    fixture.game.injectFault({ rpc: 'settle_race', effect: 'wrong race' });
    const failed = [{ raceId: race.id, outcome: 'failed' }];
    expect(await fixture.runDueRaces()).toEqual(failed);
    expect(await fixture.runDueRaces()).toEqual(failed);
    expect(await fixture.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'void' }]);
    fixture.game.injectFault(null);
    expect(fixture.errors).toHaveLength(3);

    const { race: called } = await raceWithEntries(fixture.game.backend, { raceId: race.id });
    expect(called).toMatchObject({ status: 'void', voidReason: 'could_not_be_run' });
    const { checks, wouldBe } = await verifyVoidRace(
      await voidRace(fixture.game.backend, race.id),
      null,
    );
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(wouldBe).toHaveLength(called.entriesCount);
    expect(await fixture.balance(stableId, 'credits')).toBe(25_000);
    fixture.at += 4 * MINUTE;
    const [next] = (await fixture.runDueRaces()).filter((r) => r.outcome === 'finished');
    expect(next).toBeDefined();
    expect(await fixture.game.violations()).toEqual([]);
  });
});
