import { describe, expect, test } from 'vitest';
import { bones, legs, sides } from './bones';
import { airborne, stance, strideLength, touchdown } from './gallop';
import { boneFloats } from './Pose';
import { poseAt } from './poseAt';
import { nose, noseRows, poseTable, standingNose, strideRows, tableRows } from './poseTable';

const phases = Array.from({ length: 240 }, (_, i) => i / 240);
const ends = ['hind', 'fore'] as const;
/** Heel and toe of the soles at rest, metres before the origin. */
const sole = { hind: [-0.678, -0.532], fore: [0.51, 0.653] } as const;

/** Where a hoof's toe is in the world while it stands, when the origin has run with the phase. */
function stanceOf(end: 'hind' | 'fore', side: 'Left' | 'Right', from: number, to: number) {
  const places: number[] = [];
  for (let q = from; q <= to; q += 0.005) {
    const phase = touchdown[end][side] + q;
    const { pose } = poseAt(phase, 1);
    places.push(phase * strideLength + pose.place(`${end}Hoof${side}`, [sole[end][1], 0])[0]);
  }
  return Math.max(...places) - Math.min(...places);
}

describe('a galloping horse', () => {
  test('holds the ground with each hoof', () => {
    for (const end of ends) {
      for (const side of sides) {
        expect(stanceOf(end, side, 0.02, 0.15)).toBeLessThan(0.03);
        expect(stanceOf(end, side, 0, stance[end])).toBeLessThan(0.12);
      }
    }
  });

  test('stands on the ground, neither in it nor over it', () => {
    for (const phase of phases) {
      const { pose } = poseAt(phase, 1);
      for (const end of ends) {
        for (const side of sides) {
          const since = phase - touchdown[end][side];
          if (since - Math.floor(since) > stance[end] * 0.98) continue;
          const heights = sole[end].map((x) => pose.place(`${end}Hoof${side}`, [x, 0])[1]);
          expect(Math.abs(Math.min(...heights))).toBeLessThan(0.015);
        }
      }
    }
  });

  test('has all its hooves off the ground when it changes its legs', () => {
    for (const end of ends) {
      for (const side of sides) {
        expect(touchdown[end][side] + stance[end]).toBeLessThanOrEqual(airborne + 1e-9);
      }
    }
  });

  test('never stretches a limb beyond its bones, nor bends one as no horse can', () => {
    for (const phase of phases) {
      const { hind, fore } = poseAt(phase, 1).limbs;
      for (const side of sides) {
        expect(hind[side].reach).toBeLessThan(1.01);
        expect(fore[side].reach).toBeLessThan(1.01);
        expect(fore[side].upper).toBeGreaterThan(-182);
        expect(fore[side].upper).toBeLessThan(-70);
        expect(hind[side].upper).toBeGreaterThan(-110);
        expect(hind[side].upper).toBeLessThan(5);
      }
    }
  });
});

test('every bone of the table turns and moves, and does nothing else', () => {
  const table = poseTable();
  expect(table).toHaveLength(bones.length * boneFloats * tableRows);
  for (let i = 0; i < table.length; i += boneFloats) {
    const [cos = 0, sin = 0] = table.subarray(i, i + 2);
    expect(Math.hypot(cos, sin)).toBeCloseTo(1, 5);
  }
});

test('the nose is found in every row, and between two rows between them', () => {
  for (const at of noseRows) {
    expect(at).toBeGreaterThan(1.6);
    expect(at).toBeLessThan(1.86);
  }
  expect(nose(3.5 / strideRows)).toBeCloseTo(((noseRows[3] ?? 0) + (noseRows[4] ?? 0)) / 2, 9);
  expect(nose(-1 / strideRows)).toBeCloseTo(noseRows.at(-1) ?? 0, 9);
  expect(standingNose).toBeGreaterThan(1.3);
});

test('the legs of both sides stand side by side, so that a lead is changed by adding their number', () => {
  bones.slice(legs.first, legs.first + legs.each).forEach((bone, i) => {
    expect(bones[legs.first + legs.each + i]).toBe(bone.replace('Left', 'Right'));
  });
});
