import {
  type BufferGeometry,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  type Material,
  Mesh,
  ShaderMaterial,
} from 'three';
import type { Light } from './light';
import { lightShader, turnShader } from './shaders/light';
import { shadowMaterial } from './shadow';

/** Something that stands about: where, which way, how large, and what tints it. */
export interface Placed {
  at: readonly [x: number, y: number, z: number, heading: number];
  tint: readonly [red: number, green: number, blue: number, size: number];
}

export interface MatterOptions {
  /** Whether it is drawn many times. @default false */
  instanced?: boolean;
  /** How much it looks cut from paper: 0 is smooth. @default 0 */
  facet?: number;
  /** Whether the floodlights of the night miss it. @default false */
  unlit?: boolean;
  /** Whether it lies on the horizon, in haze that is thickest far away and at the foot. @default false */
  beyond?: boolean;
}

/** The share of its own colour that the haze leaves to what lies on the horizon. */
const clear = `mix(.96, .76, smoothstep(900., 1900., distance(cameraPosition, vAt)))
  * mix(.7, 1., smoothstep(0., 60., vAt.y))`;

/** A strip of paper stands for a slope: it takes light from above. */
const sloped = 'n = normalize(n + vec3(0., 1.1, 0.));';

/** What does not run: coloured by its vertices. */
export function matter(light: Light, options: MatterOptions = {}): ShaderMaterial {
  const { instanced = false, facet = 0, unlit = false, beyond = false } = options;
  const paper = `vec3 f = normalize(cross(dFdx(vAt), dFdy(vAt)));
    if (dot(f, eye) < 0.) f = -f;
    n = normalize(mix(n, f, ${facet.toFixed(2)}));`;
  const seen = `lit(vTint${unlit ? ' * (1. - .68 * night)' : ''}, n, eye, 1., 0.)`;
  return new ShaderMaterial({
    uniforms: { ...light },
    vertexShader: vertexOf(instanced),
    fragmentShader: `${lightShader}
      uniform float night; varying vec3 vNormal, vAt, vTint;
      void main() {
        vec3 n = normalize(vNormal), eye = normalize(cameraPosition - vAt);
        ${facet > 0 ? paper : ''}
        ${beyond ? sloped : ''}
        gl_FragColor = vec4(${
          beyond ? `mix(haze, ${seen}, ${clear})` : `hazed(${seen}, distance(cameraPosition, vAt))`
        }, 1.);
        #include <colorspace_fragment>
      }`,
  });
}

export function matterShadow(light: Light, instanced: boolean): ShaderMaterial {
  return shadowMaterial(vertexOf(instanced), light, 0.34);
}

function vertexOf(instanced: boolean) {
  return `attribute vec3 tint;
  ${instanced ? 'attribute vec4 stands, tints;' : ''}
  varying vec3 vNormal, vAt, vTint;
  ${turnShader}
  void main() {
    vec3 p = position, n = normal; vTint = tint;
    ${
      instanced
        ? 'p = headed(p * tints.w, stands.w) + stands.xyz; n = headed(n, stands.w); vTint *= tints.rgb;'
        : ''
    }
    #ifdef SHADOW
      p -= sun * (p.y / sun.y); p.y = .012;
    #endif
    vNormal = n; vAt = p;
    gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.);
  }`;
}

/** A geometry that is drawn once for each of a list. */
export function scattered(geometry: BufferGeometry, list: readonly Placed[]) {
  const many = new InstancedBufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    many.setAttribute(name, attribute);
  }
  const put = (name: string, values: readonly number[]) =>
    many.setAttribute(name, new InstancedBufferAttribute(Float32Array.from(values), 4));
  put(
    'stands',
    list.flatMap(({ at }) => at),
  );
  put(
    'tints',
    list.flatMap(({ tint }) => tint),
  );
  many.instanceCount = list.length;
  return many;
}

/** A mesh drawn as it is: instances lie outside the bounds of their geometry. */
export function drawn(geometry: BufferGeometry, material: Material, order = 0): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = order;
  return mesh;
}
