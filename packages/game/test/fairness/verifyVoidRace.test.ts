import { beforeAll, describe, expect, it } from 'vitest';
import { roundAfter } from '../../src/fairness/beacon.ts';
import { sha256 } from '../../src/fairness/hash.ts';
import type { PublishedRace, VoidRace } from '../../src/fairness/verification.ts';
import { verifyVoidRace } from '../../src/fairness/verifyVoidRace.ts';
import firstRules from './firstRules.json' with { type: 'json' };
import { player, publish, terms } from './publishedRace.ts';
import { recordedRound } from './recordedRound.ts';

let ran: PublishedRace;

beforeAll(async () => {
  ran = await publish();
});

/** The race as it would be published, had a fault stopped it once its field was frozen. */
function stopped({ checksum: _, runners, ...race }: PublishedRace): VoidRace & { frozen: true } {
  return {
    ...race,
    frozen: true,
    reason: 'could_not_be_run',
    calledOffAt: terms.offAt,
    runners: runners.map(({ place: _place, timeMs: _timeMs, ...entry }) => entry),
  };
}

/** The race as it would be published, had it been called off with its entries still open. */
function neverFrozen(race: PublishedRace): VoidRace & { frozen: false } {
  const { raceId, rules, opening, seedHash, seed, beaconSignature, runners } = race;
  return {
    ...{ raceId, rules, opening, seedHash, seed, beaconSignature },
    frozen: false,
    reason: 'could_not_be_run',
    calledOffAt: terms.closesAt,
    runners: runners.map(({ horseId, isHouse, enteredAt, nonce }) => {
      return { horseId, isHouse, enteredAt, nonce };
    }),
  };
}

async function failedChecks(race: VoidRace): Promise<string[]> {
  const { checks } = await verifyVoidRace(race, null);
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

describe('a race that a fault stopped after its field was frozen', () => {
  it('is checked up to the off, and shows the result that it would have had', async () => {
    const { checks, passed, wouldBe, trusted } = await verifyVoidRace(stopped(ran), null);
    expect(checks.map(({ name }) => name)).toEqual([
      ...['seed', 'terms', 'house', 'entries', 'card', 'field', 'draw', 'jockeys', 'salt'],
    ]);
    expect(passed).toBe(true);
    expect(wouldBe).toEqual(
      ran.runners.map(({ horseId, place, timeMs }) => ({ horseId, finish: { place, timeMs } })),
    );
    expect(trusted[0]).toContain('That a fault stopped the race');
  });

  it.each([
    ['seed', { seed: 'f'.repeat(64) }],
    ['card', { cardHash: 'f'.repeat(64) }],
    ['salt', { salt: 'f'.repeat(64) }],
  ])('shows what was changed: %s', async (name, change) => {
    expect(await failedChecks({ ...stopped(ran), ...change })).toContain(name);
  });

  it('shows runners chosen by the house', async () => {
    const race = await publish({ takes: (ids, places) => ids.slice(1, places + 1) });
    expect(await failedChecks(stopped(race))).toEqual(['house']);
  });

  it('does not throw for a card that cannot be read', async () => {
    const { passed, wouldBe } = await verifyVoidRace({ ...stopped(ran), card: '{' }, null);
    expect(passed).toBe(false);
    expect(wouldBe).toBeNull();
  });

  it('convicts a house that has shown its entrant another hash', async () => {
    const { checks } = await verifyVoidRace(stopped(ran), await sha256('another'));
    expect(checks).toContainEqual(expect.objectContaining({ name: 'kept', passed: false }));
  });

  it('of the first rules shows by those what would have been', async () => {
    const { passed, wouldBe } = await verifyVoidRace(stopped(firstRules), null);
    expect(passed).toBe(true);
    const winner = firstRules.runners.find(({ place }) => place === 1);
    expect(wouldBe?.[0]?.horseId).toBe(winner?.horseId);
  });
});

describe('a race with a public beacon that a fault stopped', () => {
  const withBeacon = { terms: { ...terms, beaconRound: roundAfter(terms.offAt) } };

  it('shows what would have been by the signed round', async () => {
    const { signature } = recordedRound;
    const race = await publish({ ...withBeacon, beaconSignature: signature });
    const { checks, wouldBe } = await verifyVoidRace(stopped(race), null);
    expect(checks).toContainEqual(expect.objectContaining({ name: 'beacon', passed: true }));
    expect(wouldBe).toHaveLength(race.runners.length);
    expect(await failedChecks({ ...stopped(race), beaconSignature: '0'.repeat(96) })).toEqual([
      'beacon',
    ]);
  });

  it('cannot be run again without the round, and says so', async () => {
    const race = await publish(withBeacon);
    const { passed, wouldBe, trusted } = await verifyVoidRace(stopped(race), null);
    expect(passed).toBe(true);
    expect(wouldBe).toBeNull();
    expect(trusted.join(' ')).toContain('the beacon’s round');
  });
});

describe('a race that was called off before its field was frozen', () => {
  it('shows the seed, the terms and the entries as they were promised', async () => {
    const race = neverFrozen(await publish({ takes: (ids) => ids.slice(0, terms.openingField) }));
    const { checks, passed, wouldBe, trusted } = await verifyVoidRace(race, null);
    expect(checks.map(({ name }) => name)).toEqual(['seed', 'terms', 'house', 'entries']);
    expect(passed).toBe(true);
    expect(wouldBe).toBeNull();
    expect(trusted[0]).toContain('That a fault stopped the race');
  });

  it('had too few runners, which its entries show', async () => {
    const alone = await publish({ houseHorses: [], players: [player] });
    const race: VoidRace = { ...neverFrozen(alone), reason: 'too_few_runners' };
    const { checks, passed } = await verifyVoidRace(race, null);
    expect(checks.filter((check) => !check.passed)).toEqual([]);
    expect(checks.map(({ name }) => name)).toContain('field');
    expect(passed).toBe(true);
  });

  it('convicts a house that calls off a race with runners enough', async () => {
    const race: VoidRace = { ...neverFrozen(ran), reason: 'too_few_runners' };
    expect(await failedChecks(race)).toEqual(['field']);
  });

  it('convicts a house that did not fill up the field first', async () => {
    const alone = await publish({ takes: () => [] });
    const race: VoidRace = { ...neverFrozen(alone), reason: 'too_few_runners' };
    expect(await failedChecks(race)).toEqual(['house']);
  });
});
