import { HOUR } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { horse } from '../../storybook/fixtures.ts';
import { fitnessOf } from '../format/fitnessOf.ts';
import { sayRest } from './energy.ts';

const now = Date.UTC(2026, 10, 26, 12);
const left = (energy: number, over: Partial<typeof horse> = {}) => ({
  ...horse,
  energy,
  conditionAt: now,
  ...over,
});

describe('a tired horse', () => {
  test('is told in one sentence, with one word for its energy beside it', () => {
    const said = (energy: number) => {
      const { band } = fitnessOf(left(energy), now).energy;
      return [band, sayRest(left(energy), now)];
    };
    expect(said(100)).toEqual(['fresh', null]);
    expect(said(75)).toEqual(['fit', null]);
    expect(said(74)).toEqual([
      'tired',
      expect.stringMatching(/^It may run tired, and is rested today \d\d:\d\d\.$/),
    ]);
    expect(said(50)).toEqual(['tired', expect.stringMatching(/^It may run tired, and/)]);
    expect(said(49)).toEqual([
      'spent',
      expect.stringMatching(
        /^It may run tired from today \d\d:\d\d, and is rested tomorrow \d\d:\d\d\.$/,
      ),
    ]);
  });

  test('has another word from the minute in which the sentence says so', () => {
    const horse = left(30);
    const words = Array.from({ length: 40 }, (_, hours) => {
      const at = now + hours * HOUR;
      const rest = sayRest(horse, at);
      return [
        fitnessOf(horse, at).energy.band,
        rest === null ? 'rested' : rest.includes(' from ') ? 'waits' : 'may run',
      ].join(' ');
    });
    expect(new Set(words)).toEqual(
      new Set(['spent waits', 'tired may run', 'fit rested', 'fresh rested']),
    );
  });

  test('at work is not told when it would be rested', () => {
    const atWork = { until: now + HOUR, energy: 20 };
    expect(sayRest(left(40, { atWork }), now)).toBeNull();
  });
});
