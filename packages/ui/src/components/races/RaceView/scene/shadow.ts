import { Color, EqualStencilFunc, IncrementStencilOp, ShaderMaterial } from 'three';
import type { Light } from './light';
import { shadowFragment } from './shaders/light';

const shade = new Color('#06140F');

/**
 * Something squashed on to the ground along the sun. The stencil draws each pixel once: where two
 * shadows lie over each other it is no darker.
 * @param dark 0 to 1
 */
export function shadowMaterial(
  vertexShader: string,
  light: Light,
  dark: number,
  uniforms: ShaderMaterial['uniforms'] = {},
): ShaderMaterial {
  return new ShaderMaterial({
    defines: { SHADOW: 1 },
    vertexShader: `uniform vec3 sun;\n${vertexShader}`,
    fragmentShader: shadowFragment,
    uniforms: { sun: light.sun, shade: { value: shade }, dark: { value: dark }, ...uniforms },
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
    stencilWrite: true,
    stencilFunc: EqualStencilFunc,
    stencilRef: 0,
    stencilZPass: IncrementStencilOp,
  });
}
