import { InstancedBufferGeometry, type Mesh, NoBlending, ShaderMaterial } from 'three';
import { afterAll, describe, expect, test } from 'vitest';
import { sixCourses } from '../../../../fixtures/course';
import { ashfordCourse, filmOf } from '../../../../fixtures/film';
import { cameraNames, type FilmCamera } from '../cameras/shots';
import type { Landscape, RaceFilm } from '../film';
import { motionOf } from '../motion/Motion';
import { RaceScene } from './RaceScene';

const size = { width: 320, height: 180 };
/** Pixels that a part covers at least in one of its views. */
const seen = 12;
/** The share of a picture's middle that whoever is followed, or ridden, may take. */
const most: Record<(typeof cameraNames)[number], number> = {
  broadcast: 0.5,
  follow: 0.8,
  jockey: 0.1,
  'head-on': 0.5,
  blimp: 0.5,
};
const landscapes: readonly Landscape[] = ['downs', 'parkland', 'shore', 'shore', 'hills', 'desert'];

/** A race at each track, on ground so dry that it dusts. */
const films = sixCourses.map((course, i): RaceFilm => {
  const landscape = landscapes[i] ?? 'downs';
  return filmOf({ ...ashfordCourse, ...course, landscape, wetness: 0.1 }, 1_600, 8);
});

describe.each(films)('at $course.track', (film) => {
  const { from, until } = motionOf(film);
  const home = Math.max(...film.runners.map(({ timeMs }) => timeMs ?? 0));
  const canvas = document.createElement('canvas');
  const scene = new RaceScene(canvas, film);
  scene.resize(size.width, size.height, 1);
  const parts = Object.entries(scene.parts).flatMap(([name, meshes]) =>
    meshes.map((mesh, i) => ({ name: `${name} ${i}`, mesh })),
  );
  for (const [i, { mesh }] of parts.entries()) paintFlat(mesh, redOf(i));
  const frame = (ms: number, camera: FilmCamera) => {
    scene.frame(ms, { camera, runner: 0 });
    return pixelsOf(canvas);
  };
  afterAll(() => scene.dispose());

  test('every part is seen in some camera', () => {
    const views: readonly (readonly [number, FilmCamera])[] = [
      [-6_000, 'director'],
      [-1_000, 'director'],
      [home / 3, 'jockey'],
      [home / 2, 'broadcast'],
      [home / 2, 'follow'],
      [home - 1_000, 'jockey'],
      [home, 'broadcast'],
    ];
    const covered = parts.map(() => 0);
    for (const [ms, camera] of views) {
      const pixels = frame(ms, camera);
      for (const i of covered.keys()) {
        covered[i] = Math.max(
          covered[i] ?? 0,
          count(pixels, redOf(i), () => true),
        );
      }
    }
    const unseen = parts.filter((_, i) => (covered[i] ?? 0) < seen);
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });

  test.each(cameraNames)('nothing of one rider fills the middle of the %s camera', (camera) => {
    const body = scene.parts.field?.[0];
    const geometry = body?.geometry;
    if (!(geometry instanceof InstancedBufferGeometry)) throw new Error('A scene has a field.');
    // The first runner, with nothing in its way.
    const { instanceCount } = geometry;
    geometry.instanceCount = 1;
    const others = parts.filter(({ mesh }) => mesh !== body);
    for (const { mesh } of others) mesh.layers.disableAll();
    const own = redOf(parts.findIndex(({ mesh }) => mesh === body));
    const filled: string[] = [];
    const started = [-500, 0, 300, 700, 1_200, 2_000, 4_000];
    for (const ms of [from, -14_000, -9_000, ...started, home / 2, home, home + 3_000, until]) {
      const share = count(frame(ms, camera), own, inMiddle) / middle;
      if (share > most[camera]) filled.push(`${Math.round(share * 100)} % at ${ms} ms`);
    }
    for (const { mesh } of others) mesh.layers.enable(0);
    geometry.instanceCount = instanceCount;
    expect(filled).toEqual([]);
  });
});

/** Of all that is drawn in one colour, its red: 0 is nothing. */
function redOf(part: number) {
  return (part + 1) * 8;
}

/** Has what is drawn keep its shape, and lose its light. */
function paintFlat(mesh: Mesh, red: number) {
  if (!(mesh.material instanceof ShaderMaterial)) throw new Error('All materials are our own.');
  const flat = mesh.material.clone();
  flat.uniforms.flatRed = { value: red / 255 };
  flat.fragmentShader =
    'uniform float flatRed; void main() { gl_FragColor = vec4(flatRed, 1. - flatRed, 0., 1.); }';
  flat.blending = NoBlending;
  mesh.material = flat;
}

/** The pixels of a frame, read before the browser clears it away. */
function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = size;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('A browser draws in two dimensions.');
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

function count(pixels: Uint8ClampedArray, red: number, counts: (pixel: number) => boolean) {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.abs((pixels[at] ?? 0) - red) <= 1 && counts(at / 4)) found += 1;
  }
  return found;
}

/** Within the middle third of the picture, across and up. */
function inMiddle(pixel: number) {
  const third = (value: number, of: number) => Math.abs(value / of - 0.5) < 1 / 6;
  return third(pixel % size.width, size.width) && third(pixel / size.width, size.height);
}
const middle = Array.from({ length: size.width * size.height }, (_, i) => i).filter(
  inMiddle,
).length;
