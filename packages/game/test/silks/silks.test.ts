import { describe, expect, it } from 'vitest';
import { silksInWords } from '../../src/index.ts';

describe('colours in words', () => {
  it('name jacket, sleeves and cap', () => {
    expect(
      silksInWords({
        body: 'hoop',
        bodyColours: ['royal blue', 'white'],
        sleeves: 'plain',
        sleeveColours: ['royal blue', 'white'],
        cap: 'plain',
        capColours: ['white', 'white'],
      }),
    ).toBe('Royal blue, white hoop, royal blue sleeves, white cap');
  });

  it('name both colours of what is divided', () => {
    expect(
      silksInWords({
        body: 'quartered',
        bodyColours: ['red', 'white'],
        sleeves: 'halved',
        sleeveColours: ['red', 'white'],
        cap: 'star',
        capColours: ['red', 'white'],
      }),
    ).toBe('Red and white quartered, red and white halved sleeves, red cap, white star');
  });
});
