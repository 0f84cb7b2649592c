import { type Mesh, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { type Cut, cutsOf, shotAt } from '../cameras/director';
import { type FilmCamera, shot } from '../cameras/shots';
import type { RaceFilm } from '../film';
import { type Motion, motionOf } from '../motion/Motion';
import { emptyRunner } from '../motion/RunnerMoment';
import { buildings } from './buildings';
import { crowd } from './crowd';
import { Field } from './field';
import { ground } from './ground';
import { headOf } from './heads';
import { horizon } from './horizon';
import { Kickback } from './kickback';
import { lightOf } from './light';
import { rails } from './rails';
import { release } from './release';
import { sky } from './sky';
import { Stalls } from './stalls';
import { trees } from './trees';

export interface Look {
  camera: FilmCamera;
  /** The runner that is followed or ridden, by its place in the film. */
  runner: number;
}

/** Metres from the camera within which, and beyond which, nothing is drawn. */
const near = 0.3;
const far = 4_000;

/**
 * A race in three dimensions. It is built once; `frame` is a function of the moment and the camera,
 * and keeps nothing from one call to the next.
 */
export class RaceScene {
  /** All that is drawn, by what it is. */
  readonly parts: Readonly<Record<string, readonly Mesh[]>>;
  #motion: Motion;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(20, 1, near, far);
  readonly #field: Field;
  readonly #kickback: Kickback;
  readonly #stalls: Stalls;
  /** The director's cuts for whoever is followed. */
  #cuts: { runner: number; cuts: readonly Cut[] } | null = null;
  readonly #moment = emptyRunner();
  readonly #head = { turn: 0, nod: 0 };

  /** @throws Error if the browser has no WebGL 2 */
  constructor(canvas: HTMLCanvasElement, film: RaceFilm) {
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      // Overlapping shadows are told apart by it.
      stencil: true,
      powerPreference: 'high-performance',
    });
    // Asking for a shader's errors waits for its compilation: shaders are tested, not released with any.
    this.#renderer.debug.checkShaderErrors = false;
    this.#motion = motionOf(film);
    const { course } = this.#motion;
    const light = lightOf(film.course.timeOfDay);
    this.#field = new Field(film.runners, light);
    this.#kickback = new Kickback(this.#field, film.runners.length, film.course, light);
    this.#stalls = new Stalls(this.#motion, light);
    this.parts = {
      sky: [sky(light)],
      ground: [ground(course, film.course, light)],
      horizon: [horizon(course, film.course.landscape, light)],
      rails: rails(course, light),
      buildings: buildings(course, film.course.landscape, light),
      trees: trees(course, film.course.landscape, light),
      crowd: [crowd(course, light)],
      stalls: this.#stalls.meshes,
      field: [this.#field.body, this.#field.shadow],
      kickback: this.#kickback.meshes,
    };
    this.#scene.add(...Object.values(this.parts).flat());
    this.#scene.matrixWorldAutoUpdate = false;
    this.#scene.traverse((object) => {
      object.matrixAutoUpdate = false;
      object.frustumCulled = false;
    });
    // All at once: one after the other, each would be waited for where it is first drawn.
    this.#renderer.compile(this.#scene, this.#camera);
  }

  /** Shows another film of the same race: the field in its stalls is followed by the race as it is run. */
  show(film: RaceFilm): void {
    this.#motion = motionOf(film);
    this.#cuts = null;
  }

  /** Draw calls and triangles of the last frame. */
  get cost(): { calls: number; triangles: number } {
    const { calls, triangles } = this.#renderer.info.render;
    return { calls, triangles };
  }

  /**
   * @param width and height of the picture, CSS pixels
   * @param ratio device pixels to one of them
   */
  resize(width: number, height: number, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
  }

  /** Draws the race as it is `ms` after the off. */
  frame(ms: number, { camera, runner }: Look): void {
    const motion = this.#motion;
    for (let i = 0; i < motion.runners; i++) {
      motion.at(i, ms, this.#moment);
      this.#field.set(i, this.#moment, headOf(i, ms, this.#moment, this.#head));
    }
    this.#field.commit();
    this.#kickback.commit();
    this.#stalls.set(ms);
    this.#aim(ms, camera, runner);
    this.#renderer.render(this.#scene, this.#camera);
  }

  #aim(ms: number, camera: FilmCamera, runner: number) {
    const motion = this.#motion;
    if (this.#cuts?.runner !== runner) this.#cuts = { runner, cuts: cutsOf(motion, runner) };
    const { aspect } = this.#camera;
    const chosen = camera === 'director' ? shotAt(this.#cuts.cuts, ms) : { shot: camera, runner };
    const { from, to, angle } = shot(chosen.shot, { motion, ms, aspect, runner: chosen.runner });
    this.#camera.fov = angle;
    this.#camera.position.set(...from);
    this.#camera.lookAt(...to);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** Gives everything back, the context of the canvas too: a browser has only a few of them. */
  dispose(): void {
    release(this.#scene);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
