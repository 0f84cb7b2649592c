import { describe, expect, test } from 'vitest';
import { sixCourses } from '../../../../fixtures/course';
import { ovalOf, pointAt } from '../../CourseMap/oval';
import { Course, type CoursePlace, emptyPlace } from './Course';

const distances = [1000, 1600, 1800, 2400];
const apart = (a: CoursePlace, b: CoursePlace) => Math.hypot(a.x - b.x, a.z - b.z);

describe.each(sixCourses)('$track', ({ plan, direction }) => {
  // A race of a lap and more starts in no chute.
  const course = new Course(plan, direction, 2400);

  test('lies where its plan is drawn', () => {
    const { straight, radius } = ovalOf(plan);
    for (const distance of distances) {
      const laid = new Course(plan, direction, distance);
      for (let toGo = -60; toGo <= distance; toGo += 7) {
        const drawn = pointAt(plan, direction, { toGo, off: 5, metres: distance });
        const { x, z } = laid.at(toGo, 5, emptyPlace());
        const post = direction === 'left' ? plan.runIn : straight - plan.runIn;
        expect(x).toBeCloseTo(drawn.x - post, 6);
        expect(z).toBeCloseTo(drawn.y - radius, 6);
      }
    }
  });

  test('has no gap where its pieces meet, and closes after a lap', () => {
    const { runIn, homeBend, backStraight, firstBend } = plan;
    const joins = [0, runIn, runIn + homeBend, runIn + homeBend + backStraight];
    for (const join of [...joins, runIn + homeBend + backStraight + firstBend]) {
      const before = course.at(join - 1e-6, 6, emptyPlace());
      expect(apart(before, course.at(join + 1e-6, 6, emptyPlace()))).toBeLessThan(1e-4);
    }
    expect(apart(course.at(0, 3, emptyPlace()), course.at(course.lap, 3, emptyPlace()))).toBe(0);
  });

  test('faces a runner the way it runs', () => {
    for (let toGo = 5; toGo < course.lap; toGo += 13) {
      const { heading, ...here } = course.at(toGo, 4, emptyPlace());
      const next = course.at(toGo - 0.01, 4, emptyPlace());
      const way = Math.atan2(-(next.z - here.z), next.x - here.x);
      expect(Math.cos(way - heading)).toBeCloseTo(1, 4);
    }
  });
});

test('a right-handed course is the mirror image of a left-handed one', () => {
  const { plan } = sixCourses[0] ?? {};
  if (!plan) throw new Error('There is no course.');
  const left = new Course(plan, 'left', 1600);
  const right = new Course(plan, 'right', 1600);
  for (let toGo = 0; toGo < 1600; toGo += 50) {
    const a = left.at(toGo, 4, emptyPlace());
    const b = right.at(toGo, 4, emptyPlace());
    expect(b.x).toBe(-a.x);
    expect(b.z).toBe(a.z);
    expect(Math.cos(b.heading)).toBeCloseTo(-Math.cos(a.heading), 9);
    expect(b.bend + a.bend).toBe(0);
  }
});
