import { expect, test } from 'vitest';
import { toCourseMapProps, toFinish } from './course.ts';
import { runner } from './fixtures.ts';

test('a course is drawn from the track’s own plan', () => {
  const course = { trackId: 'kingsmere', surface: 'Turf', distance: 1200 } as const;
  expect(toCourseMapProps(course)).toMatchObject({
    track: 'Kingsmere',
    direction: 'right',
    distance: 1200,
  });
});

test('at the finish the winner is on the line and the others as far back as their times', () => {
  const [winner, second] = toFinish([runner(1, 83_000), runner(2, 83_500)]);
  expect(winner?.toGo).toBe(0);
  expect(second?.toGo).toBe(8);
});
