import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGINE } from '../../src/engine/engines.ts';
import { catalogue } from '../../src/equipment/catalogue.ts';
import { noBonuses, totalBonuses } from '../../src/equipment/effects.ts';
import { canonicalJson } from '../../src/fairness/canonicalJson.ts';
import { drawOrder } from '../../src/fairness/draw.ts';
import { sha256 } from '../../src/fairness/hash.ts';
import type { Entrant } from '../../src/fairness/makeCard.ts';
import { readCard } from '../../src/fairness/readCard.ts';
import { raceSeed, saltOf, seedHash } from '../../src/fairness/seed.ts';
import { speedLostToAge } from '../../src/horses/ageing.ts';
import { DAY } from '../../src/season/durations.ts';
import { cardFor, classFourField, raceOver } from '../field.ts';

describe('canonical JSON', () => {
  it('sorts keys at every depth and leaves out spaces', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"x","d":null}]}',
    );
  });

  it.each([0.5, Number.NaN, Infinity, undefined, new Date(0)])('refuses %s', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  });

  it('does not depend on the order in which keys were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        const backward = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(backward)).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('hashes', () => {
  it('are SHA-256 in lower-case hex', async () => {
    expect(await sha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('commit to seed and race together, to terms and reserves too since the second rules', async () => {
    const sealed = { terms: '{}', reserves: ['x', 'y'] };
    expect(await seedHash('r', 's', null)).toBe(await sha256('furlong-race-1:r:s'));
    expect(await seedHash('r', 's', sealed)).toBe(await sha256('furlong-race-2:r:s:{}:x,y'));
    expect(await saltOf(['b', 'a'])).toBe(await sha256('b,a'));
  });

  it('give the race four 32-bit words', async () => {
    const hex = async (rules: string, beaconSignature: string | null) => {
      const parts = { rules, seed: 'seed', cardHash: 'card', salt: 'salt', beaconSignature };
      const words = await raceSeed(parts);
      return words.map((word) => word.toString(16).padStart(8, '0')).join('');
    };
    const half = async (text: string) => (await sha256(text)).slice(0, 32);
    expect(await hex('furlong-race-1', null)).toBe(await half('seed:card:salt'));
    expect(await hex('furlong-race-2', null)).toBe(await half('furlong-race-2:seed:salt:none'));
    expect(await hex('furlong-race-2', 'b7')).toBe(await half('furlong-race-2:seed:salt:b7'));
  });
});

describe('the draw', () => {
  it('does not depend on the order of entry', async () => {
    const horses = ['a', 'b', 'c', 'd', 'e'];
    expect(await drawOrder('seed', horses.toReversed())).toEqual(await drawOrder('seed', horses));
  });

  it('holds every horse once and changes with the seed', async () => {
    const horses = Array.from({ length: 12 }, (_, number) => `${number}`);
    const first = await drawOrder('one', horses);
    expect(first.toSorted()).toEqual(horses.toSorted());
    expect(await drawOrder('two', horses)).not.toEqual(first);
  });
});

describe('a card', () => {
  const card = cardFor(raceOver(1200), classFourField(1200, 1));

  it('reads back as it was written', () => {
    expect(readCard(canonicalJson(card))).toEqual(card);
  });

  it('gives every runner a jockey of its own', () => {
    expect(new Set(card.runners.map(({ jockey }) => jockey)).size).toBe(card.runners.length);
  });

  it('draws stalls from 1 in the order given', () => {
    expect(card.runners.map(({ draw }) => draw)).toEqual(card.runners.map((_, stall) => stall + 1));
  });

  it('makes a tired horse slower, and one against its ground', () => {
    const [horse] = classFourField(1200, 1);
    if (horse === undefined) throw new Error('The field is empty.');
    const speedOf = (change: object, going = 0) =>
      cardFor({ ...raceOver(1200), going }, [{ ...horse, ...change }]).runners[0]?.speed ?? 0;
    const firm = { talents: { ...horse.talents, goingPreferred: -100 } };
    expect(speedOf({ condition: 50 })).toBeLessThan(speedOf({ condition: 100 }));
    expect(speedOf({ energy: 20 })).toBeLessThan(speedOf({ energy: 90 }));
    expect(speedOf(firm, 100)).toBeLessThan(speedOf(firm, -100));
  });

  it('counts kit, rest, age and overreaching for what the rules say they are worth', () => {
    const [horse] = classFourField(1200, 1);
    if (horse === undefined) throw new Error('The field is empty.');
    const { offAt } = raceOver(1200);
    const gain = (change: Partial<Entrant>) => {
      const speedOf = (entrant: Entrant) =>
        cardFor(raceOver(1200, 'race', ENGINE), [entrant]).runners[0]?.speed ?? 0;
      return speedOf({ ...horse, ...change }) - speedOf(horse);
    };
    const allKit = totalBonuses(catalogue);
    expect(gain({ kit: allKit })).toBe(1050);
    expect(gain({ kit: { ...noBonuses, control: 3 } })).toBe(126);
    expect(gain({ lastRunAt: offAt - 10 * DAY })).toBe(0);
    // A length is 0.16 s, of about 70 s over 1200 m.
    expect(gain({ lastRunAt: offAt - DAY })).toBe(-2267);
    expect(gain({ lastRunAt: offAt - 31 * DAY })).toBe(-1133);
    expect(gain({ overreached: true })).toBe(-3000);
    expect(gain({ lostToAge: speedLostToAge(8) })).toBe(-6931);
  });
});
