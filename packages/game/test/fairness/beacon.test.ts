import { describe, expect, it } from 'vitest';
import { isSignedRound, roundAfter, roundAt } from '../../src/fairness/beacon.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { publish, terms } from './publishedRace.ts';
import { recordedOff, recordedRound } from './recordedRound.ts';

const { round, signature } = recordedRound;

describe('the public beacon', () => {
  it('has its first round after an off at most three seconds later', () => {
    expect(roundAfter(recordedOff)).toBe(round);
    expect(roundAt(round)).toBe(recordedOff + 3_000);
    expect(roundAfter(recordedOff - 1)).toBe(round - 1);
  });

  it('signs its own rounds, and nothing else is taken for its signature', async () => {
    expect(await isSignedRound(round, signature)).toBe(true);
    expect(await isSignedRound(round + 1, signature)).toBe(false);
    expect(await isSignedRound(round, signature.toUpperCase())).toBe(false);
    expect(await isSignedRound(round, `a${signature.slice(1)}`)).toBe(false);
    expect(await isSignedRound(round, '')).toBe(false);
  });
});

describe('a race with a beacon', () => {
  const withBeacon = { terms: { ...terms, beaconRound: round }, beaconSignature: signature };

  async function failed(race: Parameters<typeof verifyRace>[0]): Promise<string[]> {
    const { checks } = await verifyRace(race, null);
    return checks.filter(({ passed }) => !passed).map(({ name }) => name);
  }

  it('passes with the round that was named at the opening, and is bound by it', async () => {
    const race = await publish(withBeacon);
    const { checks, passed, trusted } = await verifyRace(race, null);
    expect(passed).toBe(true);
    expect(checks.map(({ name }) => name)).toContain('beacon');
    expect(trusted.join()).not.toContain('This race rests on trust');
  });

  it('is another race than it would be without', async () => {
    const [race, without] = await Promise.all([publish(withBeacon), publish()]);
    expect(race.checksum).not.toBe(without.checksum);
  });

  it('fails with a signature of its own, or none', async () => {
    const beaconSignature = `a${signature.slice(1)}`;
    expect(await failed(await publish({ ...withBeacon, beaconSignature }))).toEqual(['beacon']);
    expect(await failed(await publish({ ...withBeacon, beaconSignature: null }))).toEqual([
      'beacon',
    ]);
  });

  it('fails with a round other than the first after the off', async () => {
    const other = { ...withBeacon, terms: { ...terms, beaconRound: round - 100 } };
    expect(await failed(await publish(other))).toEqual(['beacon']);
  });

  it('fails where none was named: a signature would be one more choice of the house', async () => {
    expect(await failed(await publish({ beaconSignature: signature }))).toEqual(['beacon']);
  });

  it('rests on trust all the same if the field was frozen after the round was out', async () => {
    const late = { ...(await publish(withBeacon)), closedAt: roundAt(round) };
    const { trusted } = await verifyRace(late, null);
    expect(trusted.join()).toContain('This race rests on trust in the house.');
  });
});
