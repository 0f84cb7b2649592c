import { BackSide, type Mesh, ShaderMaterial, SphereGeometry } from 'three';
import type { Light } from './light';
import { drawn } from './matter';

/** A dome: the light of the hour, the sun, stars at night, and three long paper clouds. */
export function sky(light: Light): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { ...light },
    vertexShader: /* glsl */ `varying vec3 vWay;
    void main() {
      vWay = position;
      vec4 p = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position * 900., 1.);
      gl_Position = p.xyww;
    }`,
    fragmentShader: /* glsl */ `uniform vec3 zenith, horizon, haze, sun, sunlight; uniform float night;
    varying vec3 vWay;
    float star(vec3 n) {
      vec2 p = vec2(atan(n.z, n.x) * 60., n.y * 70.), i = floor(p), f = fract(p) - .5;
      float h = fract(sin(dot(i, vec2(127.1, 311.7))) * 43758.5453);
      return step(.93, h) * smoothstep(.16, .0, length(f + (h - .96) * 4.));
    }
    void main() {
      vec3 n = normalize(vWay); float up = max(n.y, 0.);
      vec3 c = mix(mix(haze, horizon, smoothstep(0., .12, up)), zenith, smoothstep(.05, .62, up));
      float s = max(dot(n, sun), 0.) * (1. - night);
      c += sunlight * (.10 * pow(s, 6.) + .35 * pow(s, 90.) + 1.2 * smoothstep(.9985, .999, s));
      c += night * star(n) * smoothstep(.04, .3, up) * .8;
      float a = atan(n.z, n.x), cloud = 0.;
      for (int i = 0; i < 3; i++) {
        float f = float(i), y = .10 + .075 * f + .014 * sin(a * (3. + f) + f * 2.1);
        float w = max(.0008, (.016 - .003 * f) * smoothstep(.1, .9, sin(a * (2. + f) + f * 4.) * .5 + .5));
        float on = 1. - smoothstep(w * .4, w, abs(up - y));
        cloud = max(cloud, on * (.5 - .1 * f) * smoothstep(.001, .004, w));
      }
      c = mix(c, mix(haze, vec3(1.), .55 * (1. - night)), cloud * mix(.7, .3, night));
      gl_FragColor = vec4(c, 1.);
      #include <colorspace_fragment>
    }`,
  });
  return drawn(new SphereGeometry(1, 32, 16), material, -3);
}
