import {
  BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from 'three';
import { emptyPlace } from '../course/Course';
import type { Motion } from '../motion/Motion';
import { emptyRunner } from '../motion/RunnerMoment';
import type { Light } from './light';
import { Solid } from './Solid';
import { lightShader, turnShader } from './shaders/light';
import { shadowMaterial } from './shadow';

/** Metres: from the noses to the doors and to the tail gate, half a stall, the top of the frame. */
const stall = { front: 0.42, back: -3.1, half: 0.6, height: 3 };
const green = '#14503B';
const padding = '#0B2319';
const cream = '#F4EEE0';

/** Milliseconds: the doors are open after so long, a gate is shut, and the stalls are towed away. */
const opening = 220;
const shutting = 900;
const towed = 11_000;

/** The starting stalls, one for each runner, with their doors in front and their gates behind. */
export class Stalls {
  readonly meshes: readonly Mesh[];
  readonly #open = { value: 0 };
  readonly #moment = { value: 0 };

  constructor(motion: Motion, light: Light) {
    const places = new Float32Array(motion.runners * 4);
    const loaded = Float32Array.from({ length: motion.runners }, (_, i) => motion.loadedAt(i));
    for (let i = 0; i < motion.runners; i++) {
      const { toGo, lane } = motion.at(i, 0, emptyRunner());
      const { x, z, heading } = motion.course.at(toGo, lane, emptyPlace());
      places.set([x, 0, z, heading], i * 4);
    }
    const geometry = geometryOf(places, loaded);
    const hinges = { open: this.#open, moment: this.#moment };
    const uniforms = { ...light, ...hinges };
    const material = new ShaderMaterial({
      uniforms,
      vertexShader: vertex,
      fragmentShader: `${lightShader}
        varying vec3 vNormal, vAt, vTint;
        void main() {
          vec3 c = lit(vTint, normalize(vNormal), normalize(cameraPosition - vAt), 1., .05);
          gl_FragColor = vec4(hazed(c, distance(cameraPosition, vAt)), 1.);
          #include <colorspace_fragment>
        }`,
    });
    const shadow = new Mesh(geometry, shadowMaterial(vertex, light, 0.34, hinges));
    shadow.renderOrder = 1;
    this.meshes = [new Mesh(geometry, material), shadow];
  }

  /** @param ms after the off */
  set(ms: number): void {
    const share = Math.min(1, Math.max(0, ms / opening));
    this.#open.value = share * share * (3 - 2 * share);
    this.#moment.value = ms;
    for (const mesh of this.meshes) mesh.visible = ms < towed;
  }
}

const vertex = `attribute vec3 tint; attribute float hinge; attribute vec4 places; attribute float loaded;
uniform float open, moment; varying vec3 vNormal, vAt, vTint;
${turnShader}
void main() {
  vec3 p = position, n = normal; vTint = tint;
  // A door in front and a gate behind swing out about their posts.
  if (abs(hinge) > .5) {
    bool gate = abs(hinge) > 1.5;
    float side = sign(hinge);
    vec3 post = vec3(gate ? ${stall.back.toFixed(2)} : ${stall.front.toFixed(2)}, 0., ${(stall.half - 0.04).toFixed(2)} * side);
    float turn = gate ? (1. - smoothstep(loaded, loaded + ${shutting.toFixed(1)}, moment)) * 1.5 : -open * 1.5;
    p = headed(p - post, side * turn) + post; n = headed(n, side * turn);
  }
  p = headed(p, places.w) + places.xyz; n = headed(n, places.w);
  #ifdef SHADOW
    p -= sun * (p.y / sun.y); p.y = .012;
  #endif
  vNormal = n; vAt = p;
  gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.);
}`;

/** The frame: padded partitions on both sides, posts, and a beam in front with its number board. */
function stallSolid(): Solid {
  const solid = new Solid();
  const { front, back, half, height } = stall;
  for (const side of [-1, 1]) {
    const z = side * half;
    solid.box([back, 0.55, z - 0.05], [front - 0.1, 1.75, z + 0.05], padding, green);
    for (const x of [back, front]) {
      solid.box([x - 0.05, 0, z - 0.05], [x + 0.05, height, z + 0.05], cream);
    }
    solid.box([back, height - 0.1, z - 0.04], [front, height, z + 0.04], cream);
  }
  solid.box([front - 0.08, height - 0.36, -half], [front + 0.08, height, half], green, cream);
  solid.box([back - 0.05, height - 0.1, -half], [back + 0.05, height, half], cream);
  return solid;
}

/** Both doors, closed: bars over a panel. */
function doorSolid(): Solid {
  const solid = new Solid();
  const { front, half } = stall;
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half + 0.04, -0.02] : [0.02, half - 0.04];
    solid.box([front - 0.03, 0.8, a], [front + 0.03, 1.25, b], green, cream);
    for (const y of [1.42, 1.62])
      solid.box([front - 0.02, y, a], [front + 0.02, y + 0.05, b], cream);
  }
  return solid;
}

/** Both gates, shut: panels as high as a quarter. */
function gateSolid(): Solid {
  const solid = new Solid();
  const { back, half } = stall;
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half + 0.04, -0.02] : [0.02, half - 0.04];
    solid.box([back - 0.03, 0.6, a], [back + 0.03, 1.4, b], padding, green);
  }
  return solid;
}

/** @param loaded when each is shut behind its runner, ms after the off */
function geometryOf(places: Float32Array, loaded: Float32Array) {
  const geometry = new InstancedBufferGeometry();
  const parts = [stallSolid(), doorSolid(), gateSolid()].map((solid) => solid.geometry());
  for (const name of ['position', 'normal', 'tint']) {
    const values = parts.flatMap((part) => Array.from(part.getAttribute(name).array));
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), 3));
  }
  // What does not swing, doors and gates, and the side on which each has its post.
  const hinges = parts.flatMap((part, kind) => {
    const at = part.getAttribute('position');
    return Array.from({ length: at.count }, (_, i) => kind * Math.sign(at.getZ(i)));
  });
  geometry.setAttribute('hinge', new BufferAttribute(Float32Array.from(hinges), 1));
  geometry.setAttribute('places', new InstancedBufferAttribute(places, 4));
  geometry.setAttribute('loaded', new InstancedBufferAttribute(loaded, 1));
  geometry.instanceCount = loaded.length;
  return geometry;
}
