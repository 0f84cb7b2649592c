import { describe, expect, test } from 'vitest';
import { ashfordPlan } from '../../../fixtures/course';
import { ovalOf, pointAt, startsInChute } from './oval';

const { straight, radius, lap } = ovalOf(ashfordPlan);

describe('a horse on the oval', () => {
  test('is at the post, low in the home straight, when nothing is left to run', () => {
    expect(pointAt(ashfordPlan, 'left', { toGo: 0, off: 0, metres: 1400 })).toEqual({
      x: ashfordPlan.runIn,
      y: radius,
    });
  });

  test('is at the post again one lap out', () => {
    expect(pointAt(ashfordPlan, 'left', { toGo: lap, off: 0, metres: 2400 })).toEqual(
      pointAt(ashfordPlan, 'left', { toGo: 0, off: 0, metres: 2400 }),
    );
  });

  test('runs the other way round where the track is right-handed', () => {
    const left = pointAt(ashfordPlan, 'left', { toGo: 300, off: 4, metres: 1400 });
    const right = pointAt(ashfordPlan, 'right', { toGo: 300, off: 4, metres: 1400 });
    expect(right).toEqual({ x: straight - left.x, y: left.y });
  });

  test('never jumps: a metre run is a metre moved along the rail', () => {
    for (let toGo = -100; toGo < lap; toGo += 1) {
      const here = pointAt(ashfordPlan, 'left', { toGo, off: 0, metres: lap });
      const next = pointAt(ashfordPlan, 'left', { toGo: toGo + 1, off: 0, metres: lap });
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeCloseTo(1, 3);
    }
  });
});

test('a race a little longer than bend and back straight starts in the chute', () => {
  const { runIn, homeBend, backStraight, chute } = ashfordPlan;
  const corner = runIn + homeBend + backStraight;
  expect(startsInChute(ashfordPlan, corner)).toBe(false);
  expect(startsInChute(ashfordPlan, corner + chute)).toBe(true);
  expect(startsInChute(ashfordPlan, corner + chute + 1)).toBe(false);
  const start = pointAt(ashfordPlan, 'left', { toGo: corner + 200, off: 0, metres: corner + 200 });
  expect(start).toEqual({ x: straight + 200, y: -radius });
});

test('a horse that started in the chute runs on past the post', () => {
  const { runIn, homeBend, backStraight } = ashfordPlan;
  const metres = runIn + homeBend + backStraight + 200;
  const post = pointAt(ashfordPlan, 'left', { toGo: 0, off: 0, metres });
  const beyond = pointAt(ashfordPlan, 'left', { toGo: -40, off: 0, metres });
  expect(beyond).toEqual({ x: post.x + 40, y: post.y });
});
