import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINE } from '../../src/engine/engines.ts';
import { sha256 } from '../../src/fairness/hash.ts';
import type { PublishedRace } from '../../src/fairness/verification.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { drawJockeys } from '../../src/jockeys/bookJockeys.ts';
import firstRules from './firstRules.json' with { type: 'json' };
import { player, publish, terms } from './publishedRace.ts';

let published: PublishedRace;

beforeAll(async () => {
  published = await publish();
});

async function failedChecks(race: PublishedRace): Promise<string[]> {
  const { checks } = await verifyRace(race, null);
  return checks.filter(({ passed }) => !passed).map(({ name }) => name);
}

function withRunner(index: number, change: object): PublishedRace {
  const runners = published.runners.map((runner, at) =>
    at === index ? { ...runner, ...change } : runner,
  );
  return { ...published, runners };
}

describe('a race published as it was run', () => {
  it.each(['furlong-2', 'furlong-3'])('passes every check with %s', async (engine) => {
    const { checks } = await verifyRace(await publish({ terms: { ...terms, engine } }), null);
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('passes under terms from before jockeys were asked for, by lot alone', async () => {
    const byLot = publish({
      terms: { ...terms, booking: 'lots' },
      players: [{ ...player, asked: 1 }],
      booked: (raceId, mounts) => drawJockeys(raceId, mounts.length),
    });
    const { checks, passed } = await verifyRace(await byLot, null);
    expect(passed).toBe(true);
    expect(checks.map(({ name }) => name)).not.toContain('jockeys');
  });

  it('passes every check, for every runner', async () => {
    const verification = await verifyRace(published, null);
    expect(verification.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(verification.runners.every(({ passed }) => passed)).toBe(true);
    expect(verification.runners).toHaveLength(published.runners.length);
    expect(verification.passed).toBe(true);
  });
});

describe('a race that was tampered with', () => {
  it('shows another seed than the one promised', async () => {
    expect(await failedChecks({ ...published, seed: 'f'.repeat(64) })).toContain('seed');
  });

  it('shows a promise made after the race', async () => {
    expect(await failedChecks({ ...published, seedHash: 'f'.repeat(64) })).toEqual(['seed']);
  });

  it('shows what was promised at the opening left out', async () => {
    expect(await failedChecks({ ...published, opening: null })).toContain('seed');
    const opening = published.opening && { ...published.opening, terms: '{}' };
    expect(await failedChecks({ ...published, opening })).toEqual(['seed', 'terms']);
  });

  it('shows a runner made faster after the freeze', async () => {
    const card = published.card.replace(/"speed":(\d+)/, '"speed":1050000');
    expect(await failedChecks({ ...published, card })).toContain('card');
  });

  it('shows a card whose hash was changed with it, by the race it gives', async () => {
    const card = published.card.replace(/"speed":(\d+)/, '"speed":1050000');
    const failed = await failedChecks({ ...published, card, cardHash: await sha256(card) });
    expect(failed).toEqual(expect.arrayContaining(['times', 'checksum']));
  });

  it('shows a card that cannot be read, and does not throw', async () => {
    const { checks, runners, passed } = await verifyRace(
      { ...published, card: '{"runners":' },
      null,
    );
    expect(passed).toBe(false);
    expect(checks.find(({ name }) => name === 'card')?.detail).toBe('The card cannot be read.');
    expect(runners.every(({ rerun }) => rerun === null)).toBe(true);
  });

  it('shows a card of another engine', async () => {
    const card = published.card.replace(ENGINE, 'furlong-9');
    const { checks } = await verifyRace({ ...published, card, cardHash: await sha256(card) }, null);
    expect(checks.find(({ name }) => name === 'card')?.detail).toContain('furlong-9');
  });

  it('shows a card of another race', async () => {
    expect(await failedChecks({ ...published, raceId: 'another' })).toContain('field');
  });

  it('shows a runner left out', async () => {
    const runners = published.runners.slice(1);
    const { checks } = await verifyRace({ ...published, runners }, null);
    const field = checks.find(({ name }) => name === 'field');
    expect(field?.passed).toBe(false);
    expect(field?.detail).toContain(published.runners[0]?.horseId);
  });

  it('shows stalls that were swapped', async () => {
    const [first, second] = published.runners;
    const runners = published.runners.map((runner) => {
      if (runner === first) return { ...runner, draw: second?.draw ?? 0 };
      if (runner === second) return { ...runner, draw: first?.draw ?? 0 };
      return runner;
    });
    expect(await failedChecks({ ...published, runners })).toContain('draw');
  });

  it('shows a nonce that was changed', async () => {
    expect(await failedChecks(withRunner(3, { nonce: 'chosen later' }))).toContain('salt');
  });

  it('shows a salt that was changed', async () => {
    expect(await failedChecks({ ...published, salt: 'f'.repeat(64) })).toEqual(['salt']);
  });

  it('names the runners whose places were swapped', async () => {
    const [first, second] = published.runners;
    const runners = published.runners.map((runner) => {
      if (runner === first) return { ...runner, place: 2 };
      if (runner === second) return { ...runner, place: 1 };
      return runner;
    });
    const verification = await verifyRace({ ...published, runners }, null);
    const order = verification.checks.find(({ name }) => name === 'order');
    expect(order?.passed).toBe(false);
    expect(order?.detail).toContain(first?.horseId);
    expect(order?.detail).toContain(second?.horseId);
    expect(verification.runners.map(({ passed }) => passed).slice(0, 3)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('names the runner whose time was changed, with both times', async () => {
    const runner = published.runners[4];
    const race = withRunner(4, { timeMs: 1 });
    const { checks } = await verifyRace(race, null);
    const times = checks.find(({ name }) => name === 'times');
    expect(times?.detail).toContain(runner?.horseId);
    expect(times?.detail).toContain(`published 1, run again ${runner?.timeMs}`);
    expect(await failedChecks(race)).toEqual(['times']);
  });

  it('shows a checksum that was changed', async () => {
    expect(await failedChecks({ ...published, checksum: '00000000' })).toEqual(['checksum']);
  });
});

describe('a race under the first rules', () => {
  it('passes the eight checks of its time, and what it leaves to trust is said', async () => {
    const { checks, passed, trusted } = await verifyRace(firstRules, null);
    expect(checks.filter((check) => !check.passed)).toEqual([]);
    expect(checks).toHaveLength(8);
    expect(passed).toBe(true);
    expect(trusted[0]).toContain('the house chose its runners');
  });
});

describe('the hash that an entry was answered with', () => {
  it('is compared by whoever kept it, and is then no matter of trust', async () => {
    const published = await publish();
    const forAll = await verifyRace(published, null);
    expect(forAll.checks.map(({ name }) => name)).not.toContain('kept');
    const forEntrant = await verifyRace(published, published.seedHash);
    expect(forEntrant.checks).toContainEqual(
      expect.objectContaining({ name: 'kept', passed: true }),
    );
    expect(forEntrant.trusted).toHaveLength(forAll.trusted.length - 1);
  });

  it('convicts a house that has shown it another', async () => {
    const published = await publish();
    const { checks, passed } = await verifyRace(published, '0'.repeat(64));
    expect(passed).toBe(false);
    expect(checks.filter((one) => !one.passed).map(({ name }) => name)).toEqual(['kept']);
  });
});
