import { describe, expect, it } from 'vitest';
import { worth as worthInFurlong1 } from '../../src/engine/furlong1/worth.ts';
import { worth as worthInFurlong2 } from '../../src/engine/furlong2/worth.ts';
import { abilityOf, middlingTalents } from '../../src/horses/talents.ts';
import { type TrainedTalent, trainedTalents } from '../../src/training/work.ts';

const versions = [
  ['furlong-1', worthInFurlong1],
  ['furlong-2', worthInFurlong2],
] as const;

describe('ability', () => {
  it.each(versions)('is worth about the rating of the same talents all round: %s', (_, worth) => {
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
    expect(abilityOf(all(43), worth.ability)).toBeCloseTo(42.9);
    expect(abilityOf(all(100), worth.ability)).toBeCloseTo(117);
  });

  it.each(versions)('comes from each talent by its share: %s', (_, { ability }) => {
    const gain = (talent: TrainedTalent | 'heart') =>
      abilityOf({ ...middlingTalents, [talent]: 60 }, ability) -
      abilityOf(middlingTalents, ability);
    const talents = [...trainedTalents, 'heart'] as const;
    for (const talent of talents) expect(gain(talent)).toBeCloseTo(13 * ability[talent]);
  });
});
