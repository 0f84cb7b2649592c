import { expect, test } from 'vitest';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { toSharePictureProps } from './toSharePictureProps.ts';

const order = [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440), runner(3, 83_520)];

test('before its result a picture tells what the race pays, its distance, its going and its field', () => {
  const { story } = toSharePictureProps(race, order);
  expect(story).toMatchObject({
    told: 'ahead',
    facts: [
      { label: 'Purse', value: '$50,000' },
      { label: 'Distance', value: '1600\u00a0m' },
      { label: 'Turf' },
    ],
  });
  expect(story.told === 'ahead' && story.field).toHaveLength(3);
});

test('a result names the first three, the winner with its time and the others with their distances', () => {
  const { story } = toSharePictureProps(finished, [...order, runner(4, 84_000)]);
  expect(story).toMatchObject({
    told: 'result',
    placed: [
      { place: 1, horse: 'Silver Comet', figure: '1:23.41' },
      { place: 2, figure: 'head' },
      { place: 3, figure: '½' },
    ],
  });
});

test('the off is told in UTC, as it is read under other clocks', () => {
  expect(toSharePictureProps({ ...race, offAt: Date.UTC(2026, 2, 14, 14, 30) }, []).when).toBe(
    'Saturday 14 March 2026, 14:30 UTC',
  );
});
