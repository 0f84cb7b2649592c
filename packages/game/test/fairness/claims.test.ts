import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimLot, type ClaimRandomness, drawClaim } from '../../src/fairness/claimDraw.ts';
import type {
  PublishedClaim,
  PublishedOpening,
  PublishedRace,
} from '../../src/fairness/verification.ts';
import { verifyRace } from '../../src/fairness/verifyRace.ts';
import { verifyVoidRace } from '../../src/fairness/verifyVoidRace.ts';
import { MINUTE } from '../../src/season/durations.ts';
import { failed } from './failedChecks.ts';
import { publish, terms } from './publishedRace.ts';

const race: ClaimRandomness = {
  raceId: 'race',
  horseId: 'horse',
  seed: '0'.repeat(64),
  salt: 'salt',
  beaconSignature: null,
};
const claimOf = (number: number): ClaimLot => ({
  stableId: `stable ${number}`,
  nonce: `nonce ${number}`,
});
const claims = fc
  .uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
  .map((numbers) => numbers.map(claimOf));

describe('the draw of the claims', () => {
  it('has one winner of those that claim, in whatever order they are given', () =>
    fc.assert(
      fc.asyncProperty(claims, fc.nat(), async (all, turn) => {
        const drawn = await drawClaim(race, all);
        expect(all).toContain(drawn);
        const by = turn % all.length;
        const turned = [...all.slice(by), ...all.slice(0, by)].reverse();
        expect(await drawClaim(race, turned)).toBe(drawn);
      }),
    ));

  it('gives a horse to another only where another comes in', () =>
    fc.assert(
      fc.asyncProperty(claims, async (all) => {
        const drawn = await drawClaim(race, all);
        const others = all.filter((claim) => claim !== drawn).slice(1);
        expect(await drawClaim(race, [...others, ...(drawn ? [drawn] : [])])).toBe(drawn);
      }),
    ));

  it('has nobody without a claim', async () => {
    expect(await drawClaim(race, [])).toBeNull();
  });

  it('treats all alike: of 6,000 draws each of four claims has about a quarter', async () => {
    const four = [0, 1, 2, 3].map(claimOf);
    const won = new Map<ClaimLot | null, number>();
    for (let seed = 0; seed < 6_000; seed++) {
      const drawn = await drawClaim({ ...race, seed: `${seed}` }, four);
      won.set(drawn, (won.get(drawn) ?? 0) + 1);
    }
    // Four deviations of 6,000 throws.
    for (const claim of four) expect(Math.abs((won.get(claim) ?? 0) - 1_500)).toBeLessThan(134);
  });

  it('is another for another race, horse, salt or round of the beacon', async () => {
    const many = Array.from({ length: 60 }, (_, number) => claimOf(number));
    const drawn = await drawClaim(race, many);
    for (const other of [
      { raceId: 'another' },
      { horseId: 'another' },
      { salt: 'another' },
      { beaconSignature: 'ab' },
    ]) {
      expect(await drawClaim({ ...race, ...other }, many)).not.toBe(drawn);
    }
  });
});

const claim = { price: 8_000, shutsAt: terms.offAt - 10_000 };
const claimingTerms = { ...terms, closesAt: terms.offAt - 10 * MINUTE, claim };

/** The claiming race as published, with two horses claimed, one of them by three. */
async function claimed(): Promise<PublishedRace & { opening: PublishedOpening }> {
  const published = await publish({ terms: claimingTerms });
  const { opening, raceId, seed, salt, beaconSignature, runners } = published;
  if (opening === null) throw new Error('It was opened.');
  const [first, second] = runners;
  if (!first || !second) throw new Error('It has runners.');
  const told: PublishedClaim[] = [];
  for (const [horseId, count] of [[first.horseId, 3] as const, [second.horseId, 1] as const]) {
    const all = Array.from({ length: count }, (_, number) => claimOf(number));
    const drawn = await drawClaim({ raceId, horseId, seed, salt, beaconSignature }, all);
    told.push(
      ...all.map((each) => ({
        ...each,
        horseId,
        madeAt: claimingTerms.closesAt + MINUTE,
        won: each === drawn,
      })),
    );
  }
  return { ...published, opening: { ...opening, claims: told } };
}

/** Its claims told in another way. */
async function told(change: (claims: readonly PublishedClaim[]) => readonly PublishedClaim[]) {
  const published = await claimed();
  const { opening } = published;
  return failed({ ...published, opening: { ...opening, claims: change(opening.claims) } });
}

describe('the claims of a race as they are published', () => {
  it('are checked by the seed, and what is left to trust is said', async () => {
    const { checks, passed, trusted } = await verifyRace(await claimed(), null);
    expect(passed).toBe(true);
    expect(checks.find(({ name }) => name === 'claims')?.detail).toBe(
      'Of 4 claims for 2 runners each was drawn, or not, by the seed.',
    );
    expect(trusted.join()).toContain('claimed a runner as a player');
  });

  it('are no check where nobody claimed', async () => {
    const { checks } = await verifyRace(await publish({ terms: claimingTerms }), null);
    expect(checks.some(({ name }) => name === 'claims')).toBe(false);
  });

  it('show a horse that went to another, to two, or to nobody', async () => {
    expect(await told((all) => all.map((each) => ({ ...each, won: !each.won })))).toEqual([
      'claims',
    ]);
    expect(await told((all) => all.map((each) => ({ ...each, won: true })))).toEqual(['claims']);
    expect(await told((all) => all.map((each) => ({ ...each, won: false })))).toEqual(['claims']);
  });

  it('show who is told to have claimed in another name, twice, out of time, or no runner', async () => {
    const changed: Partial<PublishedClaim>[] = [
      { madeAt: claimingTerms.closesAt - 1 },
      { madeAt: claim.shutsAt },
      { horseId: 'Somebody' },
    ];
    for (const change of changed) {
      expect(await told((all) => all.map((each) => ({ ...each, ...change })))).toEqual(['claims']);
    }
    expect(
      await told((all) => [...all, ...all.map((each) => ({ ...each, nonce: 'x', won: false }))]),
    ).toEqual(['claims']);
  });

  it('show claims in a race that is no claiming race', async () => {
    const { opening } = await claimed();
    const plain = await publish();
    if (plain.opening === null) throw new Error('It was opened.');
    const strange = { ...plain.opening, claims: opening.claims };
    expect(await failed({ ...plain, opening: strange })).toEqual(['claims']);
  });

  it('come back, all of them, when the race is called off', async () => {
    const { checksum: _, runners, ...published } = await claimed();
    const called = (kept: boolean) =>
      verifyVoidRace(
        {
          ...published,
          opening: {
            ...published.opening,
            claims: published.opening.claims.map((each) => ({ ...each, won: kept && each.won })),
          },
          frozen: true,
          reason: 'could_not_be_run',
          calledOffAt: terms.offAt,
          runners: runners.map(({ place: _place, timeMs: _timeMs, ...entry }) => entry),
        },
        null,
      );
    expect((await called(false)).passed).toBe(true);
    const { checks } = await called(true);
    expect(checks.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['claims']);
  });
});
