import { tracks } from '@furlong/game/rules';
import { sixCourses } from '@furlong/ui/fixtures/course';
import { expect, test } from 'vitest';
import { toCourseMapProps } from './toCourseMapProps.ts';

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
