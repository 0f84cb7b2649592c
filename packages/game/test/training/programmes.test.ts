import { describe, expect, it } from 'vitest';
import { HOUR } from '../../src/season/durations.ts';
import { autoProgrammes } from '../../src/training/autoProgrammes.ts';
import { benefits } from '../../src/training/benefits.ts';
import { programmes } from '../../src/training/programmes.ts';

describe('the training programmes', () => {
  it.each([
    ['speed', 2, 500, 'Speed, Acceleration', { speed: 3, acceleration: 1 }],
    ['endurance', 3, 400, 'Stamina, Recovery', { stamina: 4, recovery: 2 }],
    ['agility', 1.5, 350, 'Agility, Balance', { agility: 2, balance: 3 }],
  ] as const)('%s takes %d hours, costs $%i and trains %s', (id, hours, price, words, points) => {
    expect(programmes[id]).toMatchObject({ id, durationMs: hours * HOUR, price });
    expect(programmes[id].points).toEqual(points);
    expect(benefits(programmes[id]).join(', ')).toBe(words);
  });
});

describe('the auto-training programmes', () => {
  it.each([
    ['balanced', 6, 200],
    ['speed', 4, 300],
    ['endurance', 8, 250],
    ['recovery', 12, 150],
  ] as const)('%s comes every %i hours at $%i a session', (id, hours, price) => {
    expect(autoProgrammes[id]).toMatchObject({ id, everyMs: hours * HOUR, price });
    expect(autoProgrammes[id].durationMs).toBeLessThan(autoProgrammes[id].everyMs);
  });

  it('give a third of each programme, half of one, or rest', () => {
    expect(autoProgrammes.balanced.points.stamina).toBeCloseTo(4 / 3);
    expect(autoProgrammes.balanced.points.balance).toBeCloseTo(1);
    expect(autoProgrammes.speed.points).toEqual({ speed: 1.5, acceleration: 0.5 });
    expect(autoProgrammes.endurance.points).toEqual({ stamina: 2, recovery: 1 });
    expect(benefits(autoProgrammes.recovery)).toEqual(['+10 Energy']);
  });
});
