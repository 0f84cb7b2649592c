import type { Gallop, NotebookEntry } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { runOf } from '../../storybook/runOf.ts';
import {
  formatAhead,
  toGallopAnswer,
  toGallopLine,
  toGhostOption,
  toNotebookLines,
} from './toGallops.ts';

const now = new Date(2026, 10, 21, 12).getTime();

const gallop: Gallop = {
  ...{ id: 'one', at: now, distance: 1600, surface: 'Turf', going: 65, kit: 0 },
  ...{ lengths: 1.3, ghost: null },
};
const ghost = { raceId: 'mile', raceName: 'Ashford Mile', offAt: now - DAY };

test('lengths are ahead or behind, and level to a twentieth', () => {
  expect([1.3, -0.4, 0.04, -0.04, 12].map(formatAhead)).toEqual([
    '1.3 ahead',
    '0.4 behind',
    'Level',
    'Level',
    '12.0 ahead',
  ]);
});

test('a gallop is told with its ground, its equipment and whom it was against', () => {
  expect(toGallopLine(gallop, now)).toEqual({
    id: 'one',
    when: 'Today 12:00',
    against: 'The benchmark',
    question: '1600\u00a0m, soft turf',
    equipment: 'None',
    lengths: '1.3 ahead',
  });
  expect(toGallopLine({ ...gallop, kit: 9, ghost }, now)).toMatchObject({
    against: 'Its ghost of the Ashford Mile, yesterday',
    equipment: '+9',
  });
});

test('a notebook begins with what the horse does best, each with its error', () => {
  const entry = (change: Partial<NotebookEntry>): NotebookEntry => ({
    ...{ distance: 1600, surface: 'Turf', going: 0, kit: 0, gallops: 4, mean: 0.4, ghost: null },
    ...change,
  });
  const lines = toNotebookLines(
    [entry({}), entry({ mean: 1.6, gallops: 9, going: 65 }), entry({ ghost, mean: -1 })],
    now,
  );
  expect(lines.map(({ question, words, doubt }) => [question, words, doubt])).toEqual([
    ['1600\u00a0m, soft turf', '1.6 ahead', '± 0.3'],
    ['1600\u00a0m, good turf', '0.4 ahead', '± 0.5'],
    [
      '1600\u00a0m, good turf\u00a0· Its ghost of the Ashford Mile, yesterday',
      '1.0 behind',
      '± 0.5',
    ],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

test('an answer says between what the truth likely lies, on either side of level', () => {
  const answered = { ...gallop, raceId: null };
  const doubtOf = (lengths: number) =>
    toGallopAnswer({ ...answered, lengths }, 'Silver Comet', undefined, now).doubt;
  expect(toGallopAnswer(answered, 'Silver Comet', undefined, now)).toMatchObject({
    answer: '1.3 lengths ahead',
    against: 'of the benchmark',
    question: 'Silver Comet, 1600\u00a0m, soft turf, in plain tack',
    least: expect.closeTo(0.3),
    most: 2.3,
  });
  expect(doubtOf(1.3)).toMatch(/between 0\.3 and 2\.3 lengths ahead\.$/);
  expect(doubtOf(-1.3)).toMatch(/between 0\.3 and 2\.3 lengths behind\.$/);
  expect(doubtOf(0.3)).toMatch(/between 0\.7 lengths behind and 1\.3 ahead\.$/);
});

test('a level answer is level with someone, and a ghost is named by its race', () => {
  const answered = { ...gallop, raceId: null, lengths: 0 };
  const run = { ...runOf(2), raceName: 'Ashford Mile', offAt: now - DAY };
  expect(toGallopAnswer(answered, 'Silver Comet', run, now)).toMatchObject({
    answer: 'Level',
    against: 'with itself in the Ashford Mile, yesterday',
  });
  expect(toGhostOption(run, now).label).toBe(
    'Ashford Mile, yesterday\u00a0· 1600\u00a0m, good turf\u00a0· 2nd',
  );
});
