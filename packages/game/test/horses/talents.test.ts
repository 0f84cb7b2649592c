import { describe, expect, it } from 'vitest';
import { abilityOf, middlingTalents } from '../../src/horses/talents.ts';
import type { TrainedTalent } from '../../src/training/work.ts';

describe('ability', () => {
  it('is worth about the rating of the same talents all round', () => {
    const all = (value: number) => ({
      speed: value,
      acceleration: value,
      stamina: value,
      recovery: value,
      agility: value,
      balance: value,
      heart: value,
      distancePreferred: 1200,
      distanceBreadth: 100,
      goingPreferred: 0,
      surfaceAptitude: 0,
    });
    expect(abilityOf(all(43))).toBeCloseTo(42.9);
    expect(abilityOf(all(100))).toBeCloseTo(117);
  });

  it('comes from each talent by its share, and not at all from recovery', () => {
    const gain = (talent: TrainedTalent | 'heart') =>
      abilityOf({ ...middlingTalents, [talent]: 60 }) - abilityOf(middlingTalents);
    expect(gain('speed')).toBeCloseTo(5.2);
    expect(gain('stamina')).toBeCloseTo(2.6);
    expect(gain('acceleration')).toBeCloseTo(1.95);
    expect(gain('agility')).toBeCloseTo(1.3);
    expect(gain('balance')).toBeCloseTo(1.3);
    expect(gain('heart')).toBeCloseTo(0.65);
    expect(gain('recovery')).toBe(0);
  });
});
