import { describe, expect, it } from 'vitest';
import { specialtyForDistance } from '../../src/horses/specialty.ts';

describe('the specialty of a distance', () => {
  it.each([
    [1000, 'Sprint'],
    [1300, 'Sprint'],
    [1301, 'Mile'],
    [1700, 'Mile'],
    [1701, 'Middle Distance'],
    [2100, 'Middle Distance'],
    [2101, 'Long Distance'],
    [2400, 'Long Distance'],
  ])('%i m is %s', (metres, specialty) => {
    expect(specialtyForDistance(metres)).toBe(specialty);
  });
});
