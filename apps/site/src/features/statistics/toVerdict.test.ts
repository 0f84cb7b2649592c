import { describe, expect, test } from 'vitest';
import { toVerdict } from './toVerdict.ts';

const all = {
  ...{ key: null, runs: 85, wins: 12, places: 30, earnings: 0 },
  ...{ linedRuns: 85, linedWins: 12, expectedWins: 9.42 },
};

describe('how the stable does against expectation', () => {
  test('is said in one sentence with its figures', () => {
    expect(toVerdict(all, 'Your stable')).toMatchObject({
      sentence: 'Your stable won 12 of 85 runs, where the morning line expected 9.4.',
      detail:
        'Too few to tell whether that is more or fewer: 1.27 wins for each expected; without luck it lies between 0.66 and 2.23.',
    });
  });

  test('says when that is more, fewer or as many', () => {
    const told = (linedWins: number, expectedWins: number) =>
      toVerdict({ ...all, linedWins, expectedWins }, 'Your stable').detail;
    expect(told(30, 15)).toMatch(/^That is more than luck alone explains: 2\.00 wins/);
    expect(told(5, 15)).toMatch(/^That is fewer than luck alone explains: 0\.33 wins/);
    expect(told(15, 15)).toMatch(/^That is about what was expected: 1\.00 wins/);
  });

  test('leaves out what had no line, and says so', () => {
    const { sentence, detail } = toVerdict(
      { ...all, linedRuns: 84, linedWins: 11 },
      'Silver Comet',
    );
    expect(sentence).toBe(
      'Silver Comet won 11 of 84 runs with a morning line, which expected 9.4.',
    );
    expect(detail).toMatch(/ 1 run without a line is left out\.$/);
  });

  test('is not said where nothing was expected', () => {
    const none = { ...all, linedRuns: 0, linedWins: 0, expectedWins: 0 };
    expect(toVerdict({ ...none, wins: 0, runs: 1 }, 'Your stable')).toEqual({
      sentence: 'Your stable won none of 1 run.',
      detail: 'It had no morning line to be compared with.',
      range: null,
    });
    expect(toVerdict({ ...none, linedRuns: 2 }, 'Your stable').detail).toBe(
      'The morning line expected no win.',
    );
  });
});
