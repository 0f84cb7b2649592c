import { expect, test } from 'vitest';
import { bones } from '../rig/bones';
import { runnerDetail, runnerModel, shadowDetail } from './runnerModel';

test('a horse and its jockey cost fewer than 5,200 triangles, their shadow half of it', () => {
  expect(runnerModel(runnerDetail).triangles).toBeLessThan(5_200);
  expect(runnerModel(shadowDetail).triangles).toBeLessThan(2_700);
});

test('every vertex hangs on bones there are, faces somewhere, and fits an index of 16 bits', () => {
  const mesh = runnerModel(runnerDetail);
  expect(mesh.vertices).toBeLessThan(65_536);
  const normals = mesh.normals();
  const wrong = Array.from({ length: mesh.vertices }, (_, i) => {
    const [first = -1, second = -1, share = -1] = mesh.skin.slice(i * 4, i * 4 + 3);
    const held = first in bones && second in bones && share >= 0 && share <= 1;
    const long = Math.hypot(...normals.subarray(i * 3, i * 3 + 3));
    return held && Math.abs(long - 1) < 1e-3 ? [] : i;
  });
  expect(wrong.flat()).toEqual([]);
});
