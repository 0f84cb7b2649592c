import { describe, expect, it } from 'vitest';
import { formatDistance } from '../../src/format/formatDistance.ts';
import { formatGoing } from '../../src/format/formatGoing.ts';
import { beatenDistances, formatMargin, sayMargin } from '../../src/format/formatMargin.ts';
import { formatMoney } from '../../src/format/formatMoney.ts';
import { formatOrdinal } from '../../src/format/formatOrdinal.ts';
import { formatRaceTime } from '../../src/format/formatRaceTime.ts';

describe('margins in words', () => {
  it.each([
    [0, 'dead heat'],
    [1, 'nose'],
    [12, 'nose'],
    [13, 'short head'],
    [24, 'short head'],
    [25, 'head'],
    [36, 'head'],
    [37, 'neck'],
    [60, 'neck'],
    [61, '½'],
    [99, '½'],
    [100, '¾'],
    [139, '¾'],
    [140, '1'],
    [179, '1'],
    [180, '1¼'],
    [440, '2¾'],
    [779, '4¾'],
    [780, '5'],
    [839, '5'],
    [840, '5½'],
    [1559, '9½'],
    [1560, '10'],
    [1679, '10'],
    [1680, '11'],
    [14_400, '90'],
    [14_401, 'distance'],
  ])('%i ms is %s', (ms, words) => {
    expect(formatMargin(ms)).toBe(words);
  });
});

describe('distances beaten', () => {
  it('are the sum of the margins that the result gives', () => {
    // 4¼ and then 1 length: 5.1 by the clock alone.
    const times = [94_000, 94_000 + 676, 94_000 + 676 + 140];
    expect(formatMargin(676)).toBe('4¼');
    expect(formatMargin(140)).toBe('1');
    expect(beatenDistances(times)).toEqual(['', '4¼', '5¼']);
  });

  it('count a nose, a head and a neck, and part nobody who shares the first place', () => {
    expect(beatenDistances([60_000, 60_000, 60_010, 60_030, 60_060, 60_110])).toEqual([
      ...['', 'dead heat', 'nose', 'short head', 'neck', '¾'],
    ]);
    expect(beatenDistances([])).toEqual([]);
  });

  it.each([
    ['neck', 'a neck'],
    ['½', 'half a length'],
    ['1', 'a length'],
    ['2½', '2½ lengths'],
    ['distance', 'a distance'],
  ])('%s is said as %s', (margin, said) => {
    expect(sayMargin(margin)).toBe(said);
  });
});

describe('race times', () => {
  it.each([
    [57_020, '57.02'],
    [83_410, '1:23.41'],
    [60_004, '1:00.00'],
    [59_996, '1:00.00'],
    [148_500, '2:28.50'],
  ])('%i ms is %s', (ms, text) => {
    expect(formatRaceTime(ms)).toBe(text);
  });
});

describe('money', () => {
  it('is written in whole dollars', () => {
    expect(formatMoney(50_000)).toBe('$50,000');
    expect(formatMoney(0)).toBe('$0');
    expect(formatMoney(-2500)).toBe('-$2,500');
  });
});

describe('ordinals', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [13, '13th'],
    [21, '21st'],
    [112, '112th'],
  ])('%i is %s', (n, text) => {
    expect(formatOrdinal(n)).toBe(text);
  });
});

describe('furlongs', () => {
  it.each([
    [200, '1f'],
    [250, '1f'],
    [252, '1½f'],
    [1000, '5f'],
    [1200, '6f'],
    [1300, '6½f'],
    [1600, '1m'],
    [1700, '1m ½f'],
    [2000, '1m 2f'],
    [2400, '1m 4f'],
  ])('%i m is %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });
});

describe('the going', () => {
  it.each([
    [-100, 'Turf', 'Hard'],
    [-90, 'Turf', 'Hard'],
    [-89, 'Turf', 'Firm'],
    [-60, 'Turf', 'Firm'],
    [-59, 'Turf', 'Good to Firm'],
    [-20, 'Turf', 'Good to Firm'],
    [-19, 'Turf', 'Good'],
    [20, 'Turf', 'Good'],
    [21, 'Turf', 'Good to Soft'],
    [50, 'Turf', 'Good to Soft'],
    [51, 'Turf', 'Soft'],
    [80, 'Turf', 'Soft'],
    [81, 'Turf', 'Heavy'],
    [100, 'Turf', 'Heavy'],
    [-100, 'Dirt', 'Fast'],
    [20, 'Dirt', 'Fast'],
    [21, 'Dirt', 'Good'],
    [50, 'Dirt', 'Good'],
    [51, 'Dirt', 'Muddy'],
    [80, 'Dirt', 'Muddy'],
    [81, 'Dirt', 'Sloppy'],
    [100, 'Dirt', 'Sloppy'],
  ] as const)('of %i on %s is %s', (going, surface, words) => {
    expect(formatGoing(going, surface)).toBe(words);
  });
});
