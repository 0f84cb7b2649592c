import {
  BufferAttribute,
  Color,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
  TetrahedronGeometry,
} from 'three';
import type { FilmCourse } from '../film';
import type { Field } from './field';
import type { Light } from './light';
import { lightShader, turnShader } from './shaders/light';

/** Clods a runner throws up in a stride, and puffs of dust. */
const clods = { Turf: 8, Dirt: 14 };
const puffs = 6;

/** What hooves throw up: turf or sand in clods and, where it is dry, dust. */
export class Kickback {
  readonly meshes: readonly Mesh[];
  readonly #followed: InstancedBufferAttribute[] = [];

  constructor(field: Field, runners: number, course: FilmCourse, light: Light) {
    const { surface, wetness } = course;
    const dust = surface === 'Dirt' ? 0.9 * (1 - wetness) ** 1.5 : 0.12 * (1 - wetness) ** 3;
    this.meshes = [
      this.#clods(field, runners, course, light),
      ...(dust > 0.05 ? [this.#dust(field, runners, surface === 'Dirt', dust, light)] : []),
    ];
  }

  /** Sends what the field has set to the graphics card. */
  commit(): void {
    for (const attribute of this.#followed) attribute.needsUpdate = true;
  }

  #clods(field: Field, runners: number, { surface, wetness }: FilmCourse, light: Light) {
    const each = clods[surface];
    const base = new TetrahedronGeometry(0.05);
    const geometry = this.#follow(field, runners, each);
    for (const name of ['position', 'normal']) geometry.setAttribute(name, base.getAttribute(name));
    const earth = new Color(surface === 'Dirt' ? '#8A6445' : '#3B4A22');
    earth.multiplyScalar(1 - 0.45 * wetness);
    const material = new ShaderMaterial({
      uniforms: { ...light, earth: { value: earth } },
      vertexShader: clodVertex(each),
      fragmentShader: `${lightShader}
        uniform vec3 earth; varying vec3 vAt, vNormal;
        void main() {
          vec3 eye = normalize(cameraPosition - vAt);
          gl_FragColor = vec4(lit(earth, normalize(vNormal), eye, 1., 0.), 1.);
          #include <colorspace_fragment>
        }`,
    });
    return new Mesh(geometry, material);
  }

  #dust(field: Field, runners: number, dirt: boolean, strength: number, light: Light) {
    const geometry = this.#follow(field, runners, puffs);
    const corners = [-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0];
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(corners), 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    const material = new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      uniforms: {
        ...light,
        strength: { value: strength },
        dust: { value: new Color(dirt ? '#C9A984' : '#B9BF9A') },
      },
      vertexShader: dustVertex,
      fragmentShader: `uniform vec3 dust, sky, sunlight; uniform float strength;
        varying vec2 vCorner; varying float vAge;
        void main() {
          float soft = smoothstep(1., .1, length(vCorner));
          float fade = smoothstep(0., .12, vAge) * (1. - vAge) * (1. - vAge);
          gl_FragColor = vec4(dust * (sky + sunlight * .55), soft * soft * fade * strength);
          #include <colorspace_fragment>
        }`,
    });
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = 2;
    return mesh;
  }

  /** A geometry drawn so many times at each runner: the arrays are the field's own. */
  #follow(field: Field, runners: number, each: number): InstancedBufferGeometry {
    const geometry = new InstancedBufferGeometry();
    for (const name of ['places', 'motions'] as const) {
      const { array } = field[name];
      const attribute = new InstancedBufferAttribute(array, 4, false, each);
      this.#followed.push(attribute);
      geometry.setAttribute(name, attribute);
    }
    const numbers = Float32Array.from({ length: runners * each }, (_, i) => i % each);
    geometry.setAttribute('nth', new InstancedBufferAttribute(numbers, 1));
    geometry.instanceCount = runners * each;
    return geometry;
  }
}

const hash = 'float hash(float x) { return fract(sin(x * 91.7) * 4375.3); }';

/** Each flies once a stride; where it is follows from the strides alone. */
function clodVertex(each: number) {
  return `attribute vec4 places, motions; attribute float nth; varying vec3 vAt, vNormal;
  ${hash}
  ${turnShader}
  void main() {
    float life = motions.x + nth / ${each}., born = floor(life), age = fract(life);
    float r = hash(born * 3.1 + nth * 7.7 + motions.w * 1.3);
    float s = age * .42;
    float seen = step(.25, hash(r * 9.)) * max(0., 1. - motions.y);
    vec3 p = position * (.4 + 1.1 * r) * seen;
    float spin = s * 18. * (r - .5); p.xy = mat2(cos(spin), sin(spin), -sin(spin), cos(spin)) * p.xy;
    p += vec3(-.95 - s * (2. + 5. * r), .05 + s * (2.2 + 2.6 * hash(r + 2.)) - 7.84 * s * s,
      (mod(nth, 2.) - .5) * .3 + (r - .5) * s * 2.4);
    p.y = max(p.y, -.2);
    p = headed(p, places.w) + places.xyz;
    vAt = p; vNormal = normal;
    gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.);
  }`;
}

/** Puffs hang where a hoof was, grow and fade, and always face the camera. */
const dustVertex = `attribute vec4 places, motions; attribute float nth;
  varying vec2 vCorner; varying float vAge;
  ${hash}
  ${turnShader}
  void main() {
    float life = motions.x / 2. + nth / ${puffs}., born = floor(life), age = fract(life);
    float r = hash(born * 5.3 + nth * 3.9 + motions.w * 2.1);
    vec3 p = vec3(-.7 - age * 13., .12 + age * (.5 + .7 * r), (r - .5) * (.5 + age * 1.5));
    p = headed(p, places.w) + places.xyz;
    float size = (.22 + age * (1. + .7 * r)) * max(0., 1. - motions.y);
    vCorner = position.xy; vAge = age;
    vec4 at = viewMatrix * vec4(p, 1.);
    at.xy += position.xy * size;
    gl_Position = projectionMatrix * at;
  }`;
