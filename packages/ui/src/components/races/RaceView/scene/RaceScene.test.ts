import { InstancedBufferGeometry, type Mesh, NoBlending, ShaderMaterial, Vector3 } from 'three';
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
const landscapes: readonly Landscape[] = ['downs', 'parkland', 'shore', 'marsh', 'hills', 'desert'];

/** A race at each track, in the long shadows of the morning, on ground so dry that it dusts. */
const films = sixCourses.map((course, i): RaceFilm => {
  const landscape = landscapes[i] ?? 'downs';
  return filmOf(
    { ...ashfordCourse, ...course, landscape, timeOfDay: 'morning', wetness: 0.1 },
    1_600,
    8,
  );
});

/** When the last runner of a film is home, ms after the off. */
const homeAt = (film: RaceFilm) => Math.max(...film.runners.map(({ timeMs }) => timeMs ?? 0));

/** A film's scene in flat colours. */
function openScene(film: RaceFilm) {
  const canvas = document.createElement('canvas');
  const scene = new RaceScene(canvas, film);
  scene.resize(size.width, size.height, 1);
  const parts = Object.entries(scene.parts).flatMap(([name, meshes]) =>
    meshes.map((mesh, i) => ({ name: `${name} ${i}`, mesh })),
  );
  for (const [part, { mesh }] of parts.entries()) paintFlat(mesh, part);
  const frame = (ms: number, camera: FilmCamera) => {
    scene.frame(ms, { camera, runner: 0 });
    return pixelsOf(canvas);
  };
  return { scene, parts, frame };
}

describe.each(films)('at $course.track', (film) => {
  const { scene, parts, frame } = openScene(film);
  const home = homeAt(film);
  afterAll(() => scene.dispose());

  test('every part is seen in some camera', () => {
    const views: readonly (readonly [number, FilmCamera])[] = [
      [-6_000, 'director'],
      [-1_000, 'director'],
      [home / 3, 'jockey'],
      [home / 2, 'broadcast'],
      [home / 2, 'follow'],
      [home - 3_000, 'head-on'],
      [home - 1_000, 'jockey'],
      [home, 'broadcast'],
    ];
    const whole = views.map((view) => frame(...view));
    const unseen = parts.filter(({ mesh }, part) => {
      if (whole.some((pixels) => painted(pixels, part) >= seen)) return false;
      // Too thin for a pixel of its own: something else is seen without it.
      mesh.layers.disableAll();
      const missed = views.some((view, i) => {
        return different(frame(...view), whole[i] ?? nothing, () => true) >= seen;
      });
      mesh.layers.enable(0);
      return !missed;
    });
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });
});

// Who rides looks the same at every track: two tracks, with their bends at other places, tell.
describe.each(films.slice(0, 2))('of a rider at $course.track', (film) => {
  const { scene, parts, frame } = openScene(film);
  const { from, until } = motionOf(film);
  const home = homeAt(film);
  afterAll(() => scene.dispose());

  test.each(cameraNames)('nothing of one rider fills the middle of the %s camera', (camera) => {
    const body = scene.parts.field?.[0];
    const geometry = body?.geometry;
    if (!(geometry instanceof InstancedBufferGeometry)) throw new Error('A scene has a field.');
    // The first runner, with nothing in its way.
    const { instanceCount } = geometry;
    geometry.instanceCount = 1;
    const others = parts.filter(({ mesh }) => mesh !== body);
    for (const { mesh } of others) mesh.layers.disableAll();
    const filled: string[] = [];
    const started = [-500, 0, 300, 700, 1_200, 2_000, 4_000];
    for (const ms of [from, -14_000, -9_000, ...started, home / 2, home, home + 3_000, until]) {
      const share = different(frame(ms, camera), nothing, inMiddle) / middle;
      if (share > most[camera]) filled.push(`${Math.round(share * 100)} % at ${ms} ms`);
    }
    for (const { mesh } of others) mesh.layers.enable(0);
    geometry.instanceCount = instanceCount;
    expect(filled).toEqual([]);
  });
});

/** The colour of a part, from 0 to 255: no mixture of two others', as at an edge, comes near it. */
const paintOf = (part: number): readonly [number, number, number] => [
  64 + 4 * part,
  12 * ((part * 7) % 20),
  (part * part * 96) % 251,
];

/** Has what is drawn keep its shape, and lose its light: in a colour of its own, it is drawn sooner. */
function paintFlat(mesh: Mesh, part: number) {
  if (!(mesh.material instanceof ShaderMaterial)) throw new Error('All materials are our own.');
  const flat = mesh.material.clone();
  const paint = new Vector3(...paintOf(part)).divideScalar(255);
  // What moves, moves on.
  flat.uniforms = { ...mesh.material.uniforms, paint: { value: paint } };
  flat.fragmentShader = 'uniform vec3 paint; void main() { gl_FragColor = vec4(paint, 1.); }';
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

/** Pixels of a frame that a part fills. */
function painted(pixels: Uint8ClampedArray, part: number) {
  const paint = paintOf(part);
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (paint.every((value, channel) => pixels[at + channel] === value)) found += 1;
  }
  return found;
}

/** A frame in which nothing is drawn. */
const nothing = new Uint8ClampedArray(size.width * size.height * 4);

/** Pixels in which two frames are not the same, of those that count. */
function different(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
  counts: (pixel: number) => boolean,
) {
  let found = 0;
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1]) continue;
    if (counts(at / 4)) found += 1;
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
