import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInSeason } from '../../src/horses/age.ts';
import { guidePrice } from '../../src/market/guidePrice.ts';
import {
  type LotKind,
  lotsToBreed,
  NEWCOMER_LOTS,
  NEWCOMER_PRICE,
  OPENING_LOTS,
  type SaleLot,
  saleLot,
} from '../../src/market/saleLots.ts';
import { salesAgents } from '../../src/market/salesAgents.ts';
import { houseHorses, houseNovices } from '../../src/stables/houseHorses.ts';
import { houseStables } from '../../src/stables/houseStables.ts';
import { testTalents } from '../talents.ts';

const season = 3;
const seed = 20260105;
const lot = (number: number, kind: LotKind = 'planned') =>
  saleLot(number, { seed, season, kind, talents: testTalents });
const priceOf = ({ rating, birthSeason }: SaleLot) =>
  guidePrice({ rating, age: ageInSeason(birthSeason, season) });
const catalogue = Array.from({ length: OPENING_LOTS }, (_, number) => lot(number));
const count = fc.integer({ min: 0, max: 500 });

describe('the horses that the house breeds for the sales ring', () => {
  it('are the same for the same number', () => {
    expect(lot(7)).toEqual(lot(7));
    expect(lot(8)).not.toEqual(lot(7));
  });

  it('hold enough for newcomers in the first catalogue, on both sides of $15,000', () => {
    const prices = catalogue.map(priceOf);
    expect(prices.filter((price) => price <= NEWCOMER_PRICE).length).toBeGreaterThanOrEqual(
      NEWCOMER_LOTS,
    );
    expect(prices.filter((price) => price >= 15_000).length).toBeGreaterThanOrEqual(6);
    expect(new Set(catalogue.map(({ specialty }) => specialty)).size).toBe(4);
    expect(new Set(catalogue.map(({ agentName }) => agentName)).size).toBe(salesAgents.length);
  });

  it('for newcomers are young, affordable, and of the two specialties that novices have', () => {
    for (let number = 0; number < 60; number += 1) {
      const horse = lot(number, 'newcomers');
      expect(priceOf(horse)).toBeLessThanOrEqual(NEWCOMER_PRICE);
      expect(ageInSeason(horse.birthSeason, season)).toBeLessThanOrEqual(3);
      expect(['Sprint', 'Mile']).toContain(horse.specialty);
    }
  });

  it('of a season’s crop are two years old, and as affordable', () => {
    for (let number = 0; number < 60; number += 1) {
      const horse = lot(number, 'crop');
      expect(ageInSeason(horse.birthSeason, season)).toBe(2);
      expect(priceOf(horse)).toBeLessThanOrEqual(NEWCOMER_PRICE);
    }
  });

  it('share no name with each other, nor with the house’s horses', () => {
    const house = new Set(
      [
        ...houseHorses(seed, season, testTalents),
        ...Array.from({ length: 76 }, (_, later) =>
          houseNovices(seed, season + 1 + later, testTalents),
        ).flat(),
      ].map(({ name }) => name),
    );
    const lots = Array.from({ length: 2_000 }, (_, number) => lot(number).name);
    expect(new Set(lots).size).toBe(lots.length);
    expect(lots.filter((name) => house.has(name))).toEqual([]);
  });

  it('stand with agents that are no house stable', () => {
    const names = new Set(houseStables.map(({ name }) => name));
    expect(salesAgents.filter(({ name }) => names.has(name))).toEqual([]);
  });
});

describe('the supply', () => {
  it('is a catalogue, what left racing, and a tenth of the new stables, however it is met', () => {
    fc.assert(
      fc.property(count, count, count, (bred, newStables, retirements) => {
        const stock = { bred, newStables, retirements, forNewcomers: NEWCOMER_LOTS };
        const { planned, forNewcomers } = lotsToBreed(stock);
        const allowed = OPENING_LOTS + retirements + Math.floor(newStables / 10);
        expect(bred + planned).toBe(Math.max(bred, allowed));
        expect(forNewcomers).toBe(0);
      }),
    );
  });

  it('always leaves newcomers something that they can afford', () => {
    fc.assert(
      fc.property(count, count, (bred, forNewcomers) => {
        const stock = { bred: bred + 1, newStables: 0, retirements: 0, forNewcomers };
        expect(forNewcomers + lotsToBreed(stock).forNewcomers).toBeGreaterThanOrEqual(
          NEWCOMER_LOTS,
        );
      }),
    );
  });

  it('begins with the catalogue alone', () => {
    const nothing = { bred: 0, newStables: 0, retirements: 0, forNewcomers: 0 };
    expect(lotsToBreed(nothing)).toEqual({ planned: OPENING_LOTS, forNewcomers: 0 });
  });
});
