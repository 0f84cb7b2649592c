import { describe, expect, it } from 'vitest';
import { ENGINE, engineOf } from '../../src/engine/engines.ts';
import { abilityOf, middlingTalents } from '../../src/horses/talents.ts';
import { type TrainedTalent, trainedTalents } from '../../src/training/work.ts';

const { ability } = engineOf(ENGINE).worth;

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
    expect(abilityOf(all(43), ability)).toBeCloseTo(42.9);
    expect(abilityOf(all(100), ability)).toBeCloseTo(117);
  });

  it('comes from each talent by its share', () => {
    const gain = (talent: TrainedTalent | 'heart') =>
      abilityOf({ ...middlingTalents, [talent]: 60 }, ability) -
      abilityOf(middlingTalents, ability);
    const talents = [...trainedTalents, 'heart'] as const;
    for (const talent of talents) expect(gain(talent)).toBeCloseTo(13 * ability[talent]);
  });
});
