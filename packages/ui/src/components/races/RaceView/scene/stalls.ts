import {
  BufferAttribute,
  type BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from 'three';
import { emptyPlace } from '../course/Course';
import { emptyRunner } from '../motion/emptyRunner';
import type { Motion } from '../motion/Motion';
import type { Light } from './light';
import { Solid } from './Solid';
import { lightShader, turnShader } from './shaders/light';
import { shadowMaterial } from './shadow';

/** Metres: from the noses to the doors and to the tail gate, half a stall, the top of the frame. */
const stall = { front: 0.42, back: -3.1, half: 0.6, height: 3 };
const green = '#14503B';
const padding = '#0B2319';
const cream = '#F4EEE0';

/** Milliseconds: the doors are open after so long, and the stalls are towed away. */
const opening = 220;
const towed = 11_000;

/** The starting stalls, one for each runner, with their doors. */
export class Stalls {
  readonly meshes: readonly Mesh[];
  readonly #open = { value: 0 };

  constructor(motion: Motion, light: Light) {
    const places = new Float32Array(motion.runners * 4);
    for (let i = 0; i < motion.runners; i++) {
      const { toGo, lane } = motion.at(i, motion.from, emptyRunner());
      const { x, z, heading } = motion.course.at(toGo, lane, emptyPlace());
      places.set([x, 0, z, heading], i * 4);
    }
    const geometry = geometryOf(stallSolid().geometry(), doorSolid().geometry(), places);
    const uniforms = { ...light, open: this.#open };
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
    const shadow = new Mesh(geometry, shadowMaterial(vertex, light, 0.34, { open: this.#open }));
    shadow.renderOrder = 1;
    this.meshes = [new Mesh(geometry, material), shadow];
  }

  /** @param ms after the off */
  set(ms: number): void {
    const share = Math.min(1, Math.max(0, ms / opening));
    this.#open.value = share * share * (3 - 2 * share);
    for (const mesh of this.meshes) mesh.visible = ms < towed;
  }
}

const vertex = `attribute vec3 tint; attribute float hinge; attribute vec4 places;
uniform float open; varying vec3 vNormal, vAt, vTint;
${turnShader}
void main() {
  vec3 p = position, n = normal; vTint = tint;
  // A door swings out about its post.
  if (abs(hinge) > .5) {
    vec3 post = vec3(${stall.front.toFixed(2)}, 0., ${(stall.half - 0.04).toFixed(2)} * hinge);
    p = headed(p - post, -hinge * open * 1.5) + post; n = headed(n, -hinge * open * 1.5);
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

function geometryOf(frame: BufferGeometry, doors: BufferGeometry, places: Float32Array) {
  const geometry = new InstancedBufferGeometry();
  for (const name of ['position', 'normal', 'tint']) {
    const parts = [frame, doors].map((part) => Array.from(part.getAttribute(name).array));
    geometry.setAttribute(name, new BufferAttribute(Float32Array.from(parts.flat()), 3));
  }
  const still = frame.getAttribute('position').count;
  const z = doors.getAttribute('position');
  const hinges = new Float32Array(still + z.count);
  for (let i = 0; i < z.count; i++) hinges[still + i] = Math.sign(z.getZ(i));
  geometry.setAttribute('hinge', new BufferAttribute(hinges, 1));
  geometry.setAttribute('places', new InstancedBufferAttribute(places, 4));
  geometry.instanceCount = places.length / 4;
  return geometry;
}
