import { raceWithEntries } from '@furlong/backend';
import { claimRace, declareHorse } from '@furlong/backend/service';
import { verifyVoidRace } from '@furlong/game/engine';
import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { voidRace } from './support/publishedRace.ts';
import { openStewardFixture } from './support/stewardFixture.ts';

const fixture = openStewardFixture();

describe('race day', () => {
  it('is shared by two stewards: every race is settled once', async () => {
    fixture.at += 20 * MINUTE;
    const other = fixture.stewardNamed('second');
    const [mine, others] = await Promise.all([
      fixture.runDueRaces(),
      other.runDueRaces({ at: fixture.at }),
    ]);
    const finished = [...mine, ...others].filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(10);
    expect(mine.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    for (const { raceId } of finished) expect(await fixture.prizePayments(raceId)).toBe(1);
    expect(await fixture.game.violations()).toEqual([]);
  });

  it('takes over from a steward that died with a race claimed, when its lease has ended', async () => {
    const race = await fixture.nextNoviceRace();
    await fixture.steward.runDueRaces({ at: race.closesAt });
    fixture.at = race.offAt;
    const claim = { steward: 'dead', at: fixture.at, leaseSeconds: 30 };
    expect(await claimRace(fixture.game.backend, claim)).toEqual({ raceId: race.id, stage: 'run' });
    expect(await fixture.runDueRaces()).toEqual([]);
    fixture.at += 30_000;
    expect(await fixture.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'finished' }]);
    expect(await fixture.prizePayments(race.id)).toBe(1);
  });

  it('settles once when the response to the settlement is lost', async () => {
    const race = await fixture.nextNoviceRace();
    await fixture.steward.runDueRaces({ at: race.closesAt });
    fixture.at = race.offAt;
    fixture.game.injectFault({ rpc: 'settle_race', effect: 'response lost' });
    expect(await fixture.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'failed' }]);
    fixture.game.injectFault(null);
    await fixture.runDueRaces();
    expect(await fixture.statusOf(race.id)).toBe('finished');
    expect(await fixture.prizePayments(race.id)).toBe(1);
    expect(await fixture.game.violations()).toEqual([]);
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

    fixture.at = race.offAt;
    fixture.game.injectFault({ rpc: 'settle_race', effect: 'refused' });
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
    fixture.at += 2 * MINUTE;
    const [next] = (await fixture.runDueRaces()).filter((r) => r.outcome === 'finished');
    expect(next).toBeDefined();
    expect(await fixture.game.violations()).toEqual([]);
  });
});
