import type { RaceConditions } from '@furlong/game/engine';
import { describe, expect, it } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import {
  type RanAgain,
  toWhatIfAnswer,
  toWhatIfChanges,
  toWhatIfOptions,
} from './toWhatIfProps.ts';

const asRun: RaceConditions = {
  going: 5,
  runners: [
    { horseId: 'silver-comet', draw: 1, weight: 130, style: 0 },
    { horseId: 'iron-duchess', draw: 2, weight: 126, style: 1 },
  ],
};
const names = new Map([
  ['silver-comet', 'Silver Comet'],
  ['iron-duchess', 'Iron Duchess'],
]);

describe('what can be picked', () => {
  it('is each going of the surface by its word, that of the race as it was', () => {
    const turf = toWhatIfOptions(asRun, 'Turf').going;
    expect(turf.map(({ label }) => label)).toEqual([
      'Hard',
      'Firm',
      'Good to Firm',
      'Good',
      'Good to Soft',
      'Soft',
      'Heavy',
    ]);
    expect(turf.find(({ label }) => label === 'Good')?.value).toBe('5');
    expect(turf.find(({ label }) => label === 'Soft')?.value).toBe('66');
    expect(toWhatIfOptions(asRun, 'Dirt').going.map(({ label }) => label)).toEqual([
      'Fast',
      'Good',
      'Muddy',
      'Sloppy',
    ]);
  });

  it('is every stall and every weight that a race allows', () => {
    const { stall, weight, riding } = toWhatIfOptions(asRun, 'Turf');
    expect(stall.map(({ value }) => value)).toEqual(['1', '2']);
    expect([weight.at(0), weight.at(-1)]).toEqual([
      { value: '80', label: '5-10' },
      { value: '160', label: '11-6' },
    ]);
    expect(riding).toHaveLength(4);
  });
});

describe('what is changed', () => {
  it('is told a line each, and nothing of what is as it was', () => {
    expect(toWhatIfChanges(asRun, asRun, { names, surface: 'Turf' })).toEqual([]);
    const now: RaceConditions = {
      going: 65,
      runners: [
        { horseId: 'silver-comet', draw: 2, weight: 140, style: 0 },
        { horseId: 'iron-duchess', draw: 1, weight: 126, style: 3 },
      ],
    };
    expect(toWhatIfChanges(asRun, now, { names, surface: 'Turf' })).toEqual([
      'Going: Soft instead of Good',
      'Silver Comet: stall 2 instead of 1',
      'Silver Comet: carries 10-0 instead of 9-4',
      'Iron Duchess: stall 1 instead of 2',
      'Iron Duchess: held up instead of prominent',
    ]);
  });
});

describe('a what-if gallop', () => {
  const runners = [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440, 'Iron Duchess')];
  const ran = (...order: readonly (readonly [string, number])[]): RanAgain[] =>
    order.map(([horseId, timeMs], index) => ({ horseId, place: index + 1, timeMs }));
  const race = ran(['silver-comet', 83_410], ['iron-duchess', 83_440]);

  it('is told beside the race: place, margin and time, now and then', () => {
    const changed = ran(['iron-duchess', 83_440], ['silver-comet', 83_600]);
    const { verdict, rows } = toWhatIfAnswer({ race, changed }, runners, new Set(['silver-comet']));
    expect(verdict).toBe('Iron Duchess wins by a length; in the race it was 2nd.');
    expect(rows).toMatchObject([
      { horse: 'Iron Duchess', place: 1, margin: '', slower: '0.00', changed: false },
      {
        horse: 'Silver Comet',
        place: 2,
        margin: '1',
        time: '1:23.60',
        inTheRace: '1st in 1:23.41',
        slower: '+0.19',
        changed: true,
      },
    ]);
  });

  it('says so when the winner is the same, and when none can be parted', () => {
    expect(toWhatIfAnswer({ race, changed: race }, runners, new Set()).verdict).toBe(
      'Silver Comet wins by a head, as it won the race.',
    );
    const level = race.map((each) => ({ ...each, place: 1, timeMs: 83_410 }));
    expect(toWhatIfAnswer({ race, changed: level }, runners, new Set()).verdict).toBe(
      'Silver Comet and Iron Duchess finish level.',
    );
  });
});
