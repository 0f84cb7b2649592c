import { describe, expect, test } from 'vitest';
import { describeSilks } from './describe';
import {
  bodyPatterns,
  capPatterns,
  type SilksDesign,
  silksColours,
  sleevePatterns,
} from './design';

const plain: SilksDesign = {
  body: 'plain',
  bodyColours: ['royal blue', 'white'],
  sleeves: 'plain',
  sleeveColours: ['royal blue', 'white'],
  cap: 'plain',
  capColours: ['white', 'royal blue'],
};

describe('the description of silks', () => {
  test('names jacket, sleeves and cap in the registered order', () => {
    expect(describeSilks({ ...plain, body: 'hoop' })).toBe(
      'Royal blue, white hoop, royal blue sleeves, white cap',
    );
  });

  test('leaves the second colour out where a part is plain', () => {
    expect(describeSilks(plain)).toBe('Royal blue, royal blue sleeves, white cap');
  });

  test('joins both colours where a pattern shares the cloth evenly', () => {
    expect(describeSilks({ ...plain, body: 'quartered', sleeves: 'halved', cap: 'hooped' })).toBe(
      'Royal blue and white quartered, royal blue and white halved sleeves, white and royal blue hooped cap',
    );
  });

  test('puts figures after the base colour they lie on', () => {
    expect(describeSilks({ ...plain, body: 'stars', sleeves: 'armlets', cap: 'star' })).toBe(
      'Royal blue, white stars, royal blue sleeves, white armlets, white cap, royal blue star',
    );
  });

  test('spells proper names with their capitals', () => {
    expect(describeSilks({ ...plain, body: 'cross of lorraine' })).toContain('cross of Lorraine');
    expect(describeSilks({ ...plain, body: 'maltese cross' })).toContain('Maltese cross');
  });

  test('differs for every pattern of every part', () => {
    const all = [
      ...bodyPatterns.map((body) => describeSilks({ ...plain, body })),
      ...sleevePatterns.slice(1).map((sleeves) => describeSilks({ ...plain, sleeves })),
      ...capPatterns.slice(1).map((cap) => describeSilks({ ...plain, cap })),
    ];
    expect(new Set(all).size).toBe(29 + 11 + 9);
  });
});

test('there are as many colours and patterns as the register offers', () => {
  expect(silksColours).toHaveLength(18);
  expect(bodyPatterns).toHaveLength(29);
  expect(sleevePatterns).toHaveLength(12);
  expect(capPatterns).toHaveLength(10);
});
