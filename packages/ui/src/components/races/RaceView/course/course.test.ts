import { describe, expect, test } from 'vitest';
import { sixCourses } from '../../../../fixtures/course';
import { cornerOf, startsInChute } from '../../CourseMap/plan';
import { Course, type CoursePlace, emptyPlace } from './Course';
import { noseOf } from './nose';

const apart = (a: CoursePlace, b: CoursePlace) => Math.hypot(a.x - b.x, a.z - b.z);

describe.each(sixCourses)('$track', ({ plan, direction }) => {
  // A race of a lap and more starts in no chute.
  const course = new Course(plan, direction, 2400);

  test('never jumps: a metre run is a metre moved along the rail, and a lap leads back', () => {
    for (let toGo = -100; toGo < course.lap; toGo += 1) {
      const here = course.at(toGo, 0, emptyPlace());
      expect(apart(here, course.at(toGo + 1, 0, emptyPlace()))).toBeCloseTo(1, 2);
    }
    const end = course.at(course.lap - 1e-6, 3, emptyPlace());
    expect(apart(end, course.at(0, 3, emptyPlace()))).toBeLessThan(1e-3);
  });

  test('has two bends, neither the other turned round', () => {
    const radii = (toGo: number, length: number) =>
      [0.1, 0.5, 0.9].map((share) => {
        return Math.round(1 / course.at(toGo + share * length, 0, emptyPlace()).curvature);
      });
    const home = radii(plan.runIn, plan.homeBend);
    const first = radii(cornerOf(plan), plan.firstBend);
    expect(home).not.toEqual(first);
    expect(Math.max(...home, ...first) / Math.min(...home, ...first)).toBeGreaterThan(1.5);
  });

  test('leads a race that starts in the chute along the back straight’s line', () => {
    const start = cornerOf(plan) + plan.chute / 2;
    const chute = new Course(plan, direction, start);
    const straight = course.at(cornerOf(plan) - 1, 0, emptyPlace());
    const stalls = chute.at(start, 0, emptyPlace());
    expect(apart(stalls, straight)).toBeCloseTo(plan.chute / 2 + 1, 6);
    expect(stalls.heading).toBe(straight.heading);
    // And past the post like every other.
    expect(chute.at(-40, 4, emptyPlace())).toEqual(course.at(-40, 4, emptyPlace()));
  });

  test('has a rounded end between chute and bend, which touches a rail of both', () => {
    const [breadth, radius] = [plan.width, 2];
    const nose = noseOf(plan, breadth, radius);
    const onBend = course.at(nose.onBend, breadth, emptyPlace());
    const middle = course.at(nose.onBend, breadth + radius, emptyPlace());
    const onChute = course.atChute(nose.onChute, 0, emptyPlace());
    expect(apart(middle, onBend)).toBeCloseTo(radius, 6);
    expect(apart(middle, onChute)).toBeCloseTo(radius, 6);
    expect(apart(course.atChute(nose.onChute, -radius, emptyPlace()), middle)).toBeLessThan(1e-6);
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

test('a race a little longer than bend and back straight starts in the chute', () => {
  const { plan } = sixCourses[0] ?? {};
  if (!plan) throw new Error('There is no course.');
  expect(startsInChute(plan, cornerOf(plan))).toBe(false);
  expect(startsInChute(plan, cornerOf(plan) + plan.chute)).toBe(true);
  expect(startsInChute(plan, cornerOf(plan) + plan.chute + 1)).toBe(false);
});
