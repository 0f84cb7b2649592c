import { toMyPaper, toPaperDay, toRaceToWatch } from '@furlong/backend/paper';
import { expect, test } from 'vitest';
import { myPaper, paperDay, papers, quietPaper } from '../../storybook/papers.ts';
import { toMorningLines } from './toMorningLines.ts';
import { toStory } from './toStory.ts';

const days = [toPaperDay(paperDay)];
const watch = papers.watch.map(toRaceToWatch);
const ids = (facts: Partial<Parameters<typeof toMorningLines>[0]>) =>
  toMorningLines({ mine: null, days: [], watch: [], ...facts }).map(({ id }) => id);

test('tells three lines, birthdays and the own runs before what others did', () => {
  const mine = toMyPaper(myPaper);
  expect(ids({ mine, days, watch })).toEqual(['runs', 'story', 'watch']);
  expect(ids({ mine, watch })).toEqual(['runs', 'watch', 'money']);
  const [horse] = [{ id: 'a', name: 'A', sex: 'male', birthSeason: 1, specialty: 'Mile' } as const];
  const older = { ...mine, birthdays: [horse, horse] };
  expect(ids({ mine: older, days, watch })).toEqual(['birthdays', 'runs', 'story']);
  expect(toMorningLines({ mine: older, days, watch })[0]?.text).toBe(
    'A and 1 more horse are a year older: see what that changes.',
  );
});

test('tells nothing where nothing was', () => {
  expect(ids({ mine: toMyPaper(quietPaper) })).toEqual([]);
  expect(ids({ mine: toMyPaper(quietPaper), days, watch })).toEqual(['story', 'watch']);
});

test('each story says what happened, by the race that it happened in', () => {
  const [day] = days;
  if (day === undefined) throw new Error('No day.');
  const told = (changes: Partial<typeof day>) => {
    const { headline, race } = toStory({ ...day, ...changes });
    return [headline, race.name];
  };
  expect(told({})).toEqual(['Turf Legend wins at a chance of 3%', 'Red Mesa Dash']);
  expect(told({ surprise: null })).toEqual(['Harbour Light by a nose', 'Kingsmere Cup']);
  expect(told({ close: { race: day.big, ms: 0 } })[0]).toBe(
    'Harbour Light and Paper Moon could not be parted',
  );
  expect(told({ surprise: null, close: null })[0]).toBe('Harbour Light takes the Kingsmere Cup');
  expect(told({ records: [day.big] })[0]).toBe(
    'Harbour Light is the fastest ever over 1m 2f at Kingsmere',
  );
});
