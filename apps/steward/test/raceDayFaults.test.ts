import { raceWithEntries } from '@furlong/backend';
import { claimRace, declareHorse } from '@furlong/backend/service';
import { MINUTE } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { openMeeting } from './meeting.ts';

const meeting = openMeeting();

describe('race day', () => {
  it('is shared by two stewards: every race is settled once', async () => {
    meeting.at += 20 * MINUTE;
    const other = meeting.stewardNamed('second');
    const [mine, others] = await Promise.all([
      meeting.runDueRaces(),
      other.runDueRaces({ at: meeting.at }),
    ]);
    const finished = [...mine, ...others].filter(({ outcome }) => outcome === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(10);
    expect(mine.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(finished.map(({ raceId }) => raceId)).size).toBe(finished.length);
    for (const { raceId } of finished) expect(await meeting.prizePayments(raceId)).toBe(1);
    expect(await meeting.game.violations()).toEqual([]);
  });

  it('takes over from a steward that died with a race in hand, when its lease has ended', async () => {
    const race = await meeting.nextNoviceRace();
    await meeting.steward.runDueRaces({ at: race.closesAt });
    meeting.at = race.offAt;
    const claim = { steward: 'dead', at: meeting.at, leaseSeconds: 30 };
    expect(await claimRace(meeting.game.backend, claim)).toEqual({ raceId: race.id, stage: 'run' });
    expect(await meeting.runDueRaces()).toEqual([]);
    meeting.at += 30_000;
    expect(await meeting.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'finished' }]);
    expect(await meeting.prizePayments(race.id)).toBe(1);
  });

  it('settles once when the answer to the settlement is lost', async () => {
    const race = await meeting.nextNoviceRace();
    await meeting.steward.runDueRaces({ at: race.closesAt });
    meeting.at = race.offAt;
    meeting.game.interfere({ with: 'settle_race', by: 'losing the answer' });
    expect(await meeting.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'failed' }]);
    meeting.game.interfere(null);
    await meeting.runDueRaces();
    expect(await meeting.statusOf(race.id)).toBe('finished');
    expect(await meeting.prizePayments(race.id)).toBe(1);
    expect(await meeting.game.violations()).toEqual([]);
  });

  it('calls a race off that fails three times, gives the fee back, and goes on', async () => {
    const { stableId, horseId } = await meeting.newOwner('Broken Gate');
    const race = await meeting.nextNoviceRace();
    await meeting.game.rows('update public.races set entry_fee = 500 where id = $1', [race.id]);
    await declareHorse(meeting.game.backend, {
      raceId: race.id,
      horseId,
      nonce: crypto.randomUUID(),
      at: meeting.at,
    });
    expect(await meeting.balance(stableId, 'credits')).toBe(24_500);
    await meeting.steward.runDueRaces({ at: race.closesAt });

    meeting.at = race.offAt;
    meeting.game.interfere({ with: 'settle_race', by: 'refusing' });
    const failed = [{ raceId: race.id, outcome: 'failed' }];
    expect(await meeting.runDueRaces()).toEqual(failed);
    expect(await meeting.runDueRaces()).toEqual(failed);
    expect(await meeting.runDueRaces()).toEqual([{ raceId: race.id, outcome: 'void' }]);
    meeting.game.interfere(null);
    expect(meeting.complaints).toHaveLength(3);

    const { race: called } = await raceWithEntries(meeting.game.backend, { raceId: race.id });
    expect(called).toMatchObject({ status: 'void', voidReason: 'The race could not be run' });
    expect(called.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await meeting.balance(stableId, 'credits')).toBe(25_000);
    meeting.at += 2 * MINUTE;
    const [next] = (await meeting.runDueRaces()).filter((r) => r.outcome === 'finished');
    expect(next).toBeDefined();
    expect(await meeting.game.violations()).toEqual([]);
  });
});
