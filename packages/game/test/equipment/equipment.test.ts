import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, equipmentNamed } from '../../src/equipment/catalogue.ts';
import { bonusNames, effectInWords, kitBonus, totalBonuses } from '../../src/equipment/effects.ts';
import { equipmentOrders, findEquipment } from '../../src/equipment/findEquipment.ts';
import { greatestBonus } from '../../src/equipment/greatestBonus.ts';
import {
  afterRun,
  effectsOf,
  effectsWith,
  equip,
  type Outfit,
  runsLeft,
  unequip,
} from '../../src/equipment/outfit.ts';
import { equipmentSlots, lifeInRuns } from '../../src/equipment/slots.ts';
import { inOrder } from '../../src/lists/order.ts';

const pieces = fc.constantFrom(...catalogue);
const shopping = fc.array(pieces, { maxLength: 20 });
const dressed = (list: readonly (typeof catalogue)[number][]) => list.reduce<Outfit>(equip, {});

describe('the shop', () => {
  it('sells three pieces for each of the six slots, from a whip at $300 to a saddle at $2,500', () => {
    const bySlot = equipmentSlots.map((slot) => findEquipment(catalogue, { text: '', slot }));
    expect(bySlot.map((list) => list.length)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(bySlot.flat()).toEqual(catalogue);
    const [cheapest] = inOrder(catalogue, equipmentOrders.cheapest);
    const [dearest] = inOrder(catalogue, equipmentOrders.dearest);
    expect(cheapest).toMatchObject({ slot: 'whip', price: 300 });
    expect(dearest).toMatchObject({ slot: 'saddle', price: 2500 });
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(catalogue.map(({ name }) => equipmentNamed(name))).toEqual(catalogue);
    expect(equipmentNamed('Basic Saddle')).toBeNull();
  });

  it('gives more for more money within a slot', () => {
    for (const slot of equipmentSlots) {
      const list = inOrder(findEquipment(catalogue, { text: '', slot }), equipmentOrders.cheapest);
      const worth = list.map(({ bonuses }) => kitBonus(totalBonuses([{ bonuses }])));
      expect(worth).toEqual(worth.toSorted((a, b) => a - b));
      const stars = list.map((piece) => piece.stars);
      expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    }
  });

  it('searches names only, whatever the letter case, as a naive reading does', () => {
    const texts = fc.constantFrom('', 'SADDLE', 'boots', 'e', 'plates', 'Leather', '%', '.');
    fc.assert(
      fc.property(texts, fc.option(fc.constantFrom(...equipmentSlots)), (text, slot) => {
        const naive = [];
        for (const piece of catalogue) {
          const named = piece.name.toUpperCase().indexOf(text.toUpperCase()) >= 0;
          if (named && (slot === null || piece.slot === slot)) naive.push(piece);
        }
        expect(findEquipment(catalogue, { text, slot })).toEqual(naive);
      }),
    );
  });
});

describe('an outfit', () => {
  it('never holds a piece in another slot than its own', () => {
    fc.assert(
      fc.property(shopping, (list) => {
        const outfit = dressed(list);
        for (const slot of equipmentSlots) {
          const last = list.findLast((piece) => piece.slot === slot);
          expect(outfit[slot]?.piece).toBe(last);
        }
      }),
    );
  });

  it('adds its pieces up, and shows what another one would change', () => {
    fc.assert(
      fc.property(shopping, pieces, (list, piece) => {
        const outfit = dressed(list);
        const { before, after } = effectsWith(outfit, piece);
        expect(before).toEqual(effectsOf(outfit));
        const replaced = outfit[piece.slot]?.piece.bonuses ?? {};
        for (const bonus of bonusNames) {
          const change = (piece.bonuses[bonus] ?? 0) - (replaced[bonus] ?? 0);
          expect(after[bonus]).toBe(before[bonus] + change);
        }
      }),
    );
  });

  it('gives no bonus more points than the greatest, whatever is worn', () => {
    fc.assert(
      fc.property(shopping, (list) => {
        const points = effectsOf(dressed(list));
        expect(Math.max(...bonusNames.map((bonus) => points[bonus]))).toBeLessThanOrEqual(
          greatestBonus,
        );
      }),
    );
    // The best saddle, plates and whip: 4, 3 and 2 points of speed.
    expect(greatestBonus).toBe(9);
  });

  it('never adds more than a quarter of a percent of speed, not even the dearest', () => {
    fc.assert(
      fc.property(shopping, (list) => {
        const bonus = kitBonus(effectsOf(dressed(list)));
        expect(bonus).toBeGreaterThanOrEqual(0);
        expect(bonus).toBeLessThanOrEqual(0.0025);
      }),
    );
    expect(kitBonus(effectsOf(dressed(inOrder(catalogue, equipmentOrders.cheapest))))).toBe(0.0025);
  });

  it('wears out by runs: plates after six, soft tack after twelve, a saddle after forty', () => {
    let outfit = dressed(catalogue);
    const lasted = new Map<string, number>();
    for (let run = 1; run <= 41; run++) {
      outfit = afterRun(outfit);
      for (const slot of equipmentSlots) {
        const worn = outfit[slot];
        if (worn !== undefined) expect(runsLeft(worn)).toBe(lifeInRuns[slot] - run);
        else if (!lasted.has(slot)) lasted.set(slot, run);
      }
    }
    expect(Object.fromEntries(lasted)).toEqual({
      horseshoes: 6,
      bridle: 12,
      blanket: 12,
      whip: 12,
      boots: 12,
      saddle: 40,
    });
    expect(outfit).toEqual({});
  });

  it('is one piece poorer without it', () => {
    const outfit = dressed(catalogue);
    const { whip, ...others } = outfit;
    expect(whip?.piece.slot).toBe('whip');
    expect(unequip(outfit, 'whip')).toEqual(others);
  });
});

it('says effects in words', () => {
  expect(effectInWords({ speed: 4, control: 3 })).toBe('+4 Speed, +3 Control');
  expect(effectInWords({})).toBe('No effect');
});
