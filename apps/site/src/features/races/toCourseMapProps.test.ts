import { tracks } from '@furlong/game';
import { sixCourses } from '@furlong/ui/fixtures/course';
import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toCourseMapProps, toFinish } from './toCourseMapProps.ts';

test('a course is drawn from the track’s own plan', () => {
  const course = { trackId: 'kingsmere', surface: 'Turf', distance: 1200 } as const;
  expect(toCourseMapProps(course)).toMatchObject({
    track: 'Kingsmere',
    direction: 'right',
    distance: 1200,
  });
});

test('the library shows the six tracks as they lie', () => {
  const shown = sixCourses.map(({ track, direction, plan }) => ({ name: track, direction, plan }));
  expect(shown).toEqual(
    Object.values(tracks).map(({ name, direction, plan }) => ({ name, direction, plan })),
  );
});

test('at the finish the winner is on the line and the others as far back as their times', () => {
  const [winner, second, third] = toFinish(
    [runner(1, 83_000), runner(2, 83_500), runner(3, 84_000)],
    24,
  );
  expect(winner?.toGo).toBe(0);
  expect(third?.toGo).toBe(2 * (second?.toGo ?? 0));
});

test('the runners are spread over the course in the order of their draw', () => {
  const order = [runner(3, 83_000), runner(1, 83_100), runner(2, 83_200)];
  expect(toFinish(order, 24).map(({ off }) => off)).toEqual([20, 4, 12]);
});
