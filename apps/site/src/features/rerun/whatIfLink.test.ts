import type { RaceConditions } from '@furlong/game/engine';
import { describe, expect, it } from 'vitest';
import { readWhatIfLink, whatIfLink } from './whatIfLink.ts';

const asRun: RaceConditions = {
  going: 0,
  runners: [
    { horseId: 'comet', draw: 1, weight: 130, style: 0 },
    { horseId: 'duchess', draw: 2, weight: 126, style: 1 },
    { horseId: 'legend', draw: 3, weight: 120, style: 3 },
  ],
};
const page = 'https://furlong.test/races/ashford-mile?at=3#luck';
const read = (text: string) => readWhatIfLink(new URLSearchParams({ 'what-if': text }), asRun);

describe('a link to a what-if gallop', () => {
  it('names what is changed and no more, and is read again', () => {
    const changed: RaceConditions = {
      going: -40,
      runners: [
        { horseId: 'comet', draw: 3, weight: 130, style: 0 },
        { horseId: 'duchess', draw: 2, weight: 112, style: 2 },
        { horseId: 'legend', draw: 1, weight: 120, style: 3 },
      ],
    };
    const link = whatIfLink(page, asRun, changed);
    expect(link).toBe('https://furlong.test/races/ashford-mile?what-if=g-40.1d3.2w112.2s2.3d1');
    expect(readWhatIfLink(new URL(link).searchParams, asRun)).toEqual(changed);
  });

  it('is none without its parameter', () => {
    expect(readWhatIfLink(new URLSearchParams('at=3'), asRun)).toBeNull();
  });

  it.each([
    ['a going that there is not', 'g101'],
    ['a stall beyond the last', '1d4'],
    ['a weight that no race allows', '1w79'],
    ['a style that there is not', '1s4'],
    ['a runner that did not run', '9w120'],
    ['two in one stall', '1d2'],
    ['anything else', 'g..1x3.<b>'],
  ])('leaves as it was %s', (_, text) => {
    expect(read(text)).toEqual(asRun);
  });
});
