import { expect, test } from 'vitest';
import { sides } from './bones';
import { poseAt } from './poseAt';
import { strideRows, tableRows, walkPlace } from './poseTable';
import { loop, metresWalked, roundsAfter, walkEnd, walkLength } from './walk';
import { walkPoseAt } from './walkPose';

/** Metres over the ground within which the tip of a sole is on it. */
const onGround = 0.005;
const ends = ['hind', 'fore'] as const;
const sole = { hind: [-0.678, -0.532], fore: [0.51, 0.653] } as const;
const moments = Array.from({ length: 481 }, (_, i) => (walkEnd * i) / 480);

test('a walking horse holds the ground with every hoof, setting off, walking and halting', () => {
  for (const end of ends) {
    for (const side of sides) {
      let planted: number | null = null;
      for (const at of moments) {
        const { pose } = walkPoseAt(at);
        const hoof = `${end}Hoof${side}` as const;
        const [toe, height] = pose.place(hoof, [sole[end][1], 0]);
        const world = metresWalked(at) + toe;
        if (height > onGround) planted = null;
        else {
          planted ??= world;
          expect(Math.abs(world - planted)).toBeLessThan(0.01);
        }
        expect(Math.min(height, pose.place(hoof, [sole[end][0], 0])[1])).toBeGreaterThan(-0.012);
      }
    }
  }
});

test('it always stands on two legs at least, and on all four when it stands', () => {
  for (const at of moments) {
    const { pose } = walkPoseAt(at);
    const planted = ends.flatMap((end) =>
      sides.filter((side) => pose.place(`${end}Hoof${side}`, [sole[end][1], 0])[1] < onGround),
    );
    expect(planted.length).toBeGreaterThanOrEqual(2);
  }
});

test('it never stretches a limb beyond its bones', () => {
  for (const at of moments) {
    const { hind, fore } = walkPoseAt(at).limbs;
    for (const side of sides) {
      expect(hind[side].reach).toBeLessThan(1.02);
      expect(fore[side].reach).toBeLessThan(1.02);
    }
  }
});

test('it begins and ends as a horse that stands, and goes round after every stride between', () => {
  const standing = poseAt(0, 0).pose.matrices;
  for (const [i, value] of standing.entries()) {
    for (const end of [0, walkEnd]) {
      expect(Math.abs((walkPoseAt(end).pose.matrices[i] ?? 0) - value)).toBeLessThan(0.01);
    }
  }
  const first = walkPoseAt(loop).pose.matrices;
  const next = walkPoseAt(loop + 1).pose.matrices;
  for (const [i, value] of first.entries()) expect(next[i]).toBeCloseTo(value, 5);
});

test('a longer way repeats the stride in the middle, and ends as the short one does', () => {
  const walked = (strides: number, repeats: number) => {
    const rounds = roundsAfter(strides, repeats);
    return { metres: metresWalked(strides - rounds) + rounds * walkLength, at: strides - rounds };
  };
  let before = 0;
  for (let strides = 0; strides <= walkEnd + 3; strides += 0.01) {
    const { metres } = walked(strides, 3);
    expect(metres).toBeGreaterThanOrEqual(before);
    expect(metres - before).toBeLessThan(0.02);
    before = metres;
  }
  expect(walked(walkEnd + 3, 3).at).toBeCloseTo(walkEnd);
  expect(walked(walkEnd + 3, 3).metres).toBeCloseTo(metresWalked(walkEnd) + 3 * walkLength);
});

test('the last row of the table is that of the halt', () => {
  expect(walkPlace(0)).toBe(strideRows + 1);
  expect(walkPlace(walkEnd)).toBe(tableRows - 1);
});
