import { Color, type Mesh, PlaneGeometry, ShaderMaterial, Vector3, Vector4 } from 'three';
import { type Course, chuteOf, depthOf } from '../course/Course';
import type { Leg } from '../course/legs';
import type { FilmCourse } from '../film';
import { landscapes } from './landscapes';
import type { Light } from './light';
import { drawn } from './matter';
import { lightShader } from './shaders/light';

/** Metres the ground reaches in every direction. */
const reach = 6_000;

const waters = { none: 0, lake: 1, sea: 2 };

/**
 * All of the ground on one quad: the shader knows the course, and mows, harrows and waters it. No two
 * planes lie over each other, so nothing flickers far away.
 */
export function ground(course: Course, film: FilmCourse, light: Light): Mesh {
  const { ground: tones, water } = landscapes[film.landscape];
  const { plan } = course;
  const chute = chuteOf(course);
  const material = new ShaderMaterial({
    uniforms: {
      ...light,
      // The lake lies between the ends of the home straight, in the middle of the course.
      middle: {
        value: new Vector3(-plan.runIn, plan.homeStraight - plan.runIn, depthOf(course) / 2),
      },
      breadth: { value: plan.width },
      legs: { value: course.legs.map(placeOf) },
      spans: { value: course.legs.map(spanOf) },
      chute: { value: placeOf(chute) },
      chuteSpan: { value: spanOf(chute) },
      hand: { value: course.hand },
      dirt: { value: film.surface === 'Dirt' ? 1 : 0 },
      wet: { value: film.wetness },
      water: { value: waters[water] },
      low: { value: new Color(tones[0]) },
      high: { value: new Color(tones[1]) },
    },
    vertexShader: /* glsl */ `varying vec3 vAt;
    void main() { vAt = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.); }`,
    fragmentShader: groundFragment(course.legs.length),
  });
  return drawn(new PlaneGeometry(reach, reach).rotateX(-Math.PI / 2), material, -2);
}

/** Where a leg begins, and the sine and cosine of the heading there. */
function placeOf({ x, z, heading }: Leg) {
  return new Vector4(x, z, Math.sin(heading), Math.cos(heading));
}

function spanOf({ from, length, curvature }: Leg) {
  return new Vector3(from, length, curvature);
}

const groundFragment = (legs: number) => /* glsl */ `
uniform vec4 legs[${legs}], chute; uniform vec3 spans[${legs}], chuteSpan, middle;
uniform float breadth, hand, dirt, wet, water, night; uniform vec3 low, high;
varying vec3 vAt;
${lightShader}
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float band(float s, float w) {
  float t = s / w, k = fwidth(t), v = abs(fract(t) - .5) - .25;
  return mix(smoothstep(-k, k, v), .5, smoothstep(.25, .9, k));
}
void main() {
  vec2 p = vec2(vAt.x * hand, vAt.z);
  // The nearest of the legs says how far off the rail it is, and how far before the post.
  float lane = 1e6, s = 0.;
  for (int i = 0; i < ${legs}; i++) {
    vec2 out1 = legs[i].zw, back = vec2(-legs[i].w, legs[i].z), q = p - legs[i].xy;
    float bent = spans[i].z, along, side;
    vec2 foot;
    if (bent == 0.) {
      along = clamp(dot(q, back), 0., spans[i].y);
      foot = back * along;
      side = dot(q, out1);
    } else {
      float r = 1. / bent;
      q += out1 * r;
      float turn = clamp(atan(dot(q, back), dot(q, out1)), 0., spans[i].y * bent);
      foot = (cos(turn) * out1 + sin(turn) * back) * r;
      along = turn * r;
      side = length(q) - r;
    }
    float away = distance(q, foot);
    if (away < abs(lane)) { lane = side < 0. ? -away : away; s = spans[i].x + along; }
  }
  float W = breadth, off = max(-lane, lane - W);
  // The chute carries the back straight on.
  vec2 q = p - chute.xy;
  float beside = dot(q, chute.zw), along = dot(q, vec2(-chute.w, chute.z));
  float offChute = max(max(-beside, beside - W), max(-along, along - chuteSpan.y - 12.));
  if (offChute < off) { lane = beside; s = chuteSpan.x + along; off = offChute; }
  float far = distance(cameraPosition, vAt);
  float near = 1. - smoothstep(20., 160., far);
  float n = noise(vAt.xz * .06) * .6 + noise(vAt.xz * .9) * .4;
  float fine = (noise(vAt.xz * vec2(6., 9.)) - .5) * near;

  vec3 outside = mix(low, high, n) * (.95 + .1 * band(vAt.x + vAt.z * .6, 40.));
  vec3 turf = mix(vec3(.026, .125, .050), vec3(.048, .185, .066), band(s, 24.))
    * (.94 + .12 * n) * (.97 + .06 * band(lane, 5.2)) * (1. + .22 * fine);
  // Dry turf is paler and yellower, wet turf dark and deep.
  turf *= mix(vec3(1.28, 1.1, .95), vec3(.72, .82, .86), wet);
  vec3 sand = mix(vec3(.335, .205, .125), vec3(.40, .255, .16), n)
    * (.95 + .10 * band(lane, .7) * near) * (1. + .25 * fine);
  sand *= mix(vec3(1.1), vec3(.52, .50, .52), wet);

  float lake = length(vec2(max(abs(p.x - mix(middle.x, middle.y, .55)) - 150., 0.), p.y + middle.z - 18. * sin(p.x * .018))) - 34. - 6. * sin(p.x * .05);
  float sea = 2. * middle.z + W + 120. + 14. * sin(p.x * .012) + p.y;
  float shore = water > 1.5 ? sea : lake;
  if (water > .5) {
    float k = fwidth(shore);
    vec3 deep = mix(haze * .62, vec3(.045, .16, .20), .35 + .3 * clamp(-shore * .04, 0., 1.));
    float glint = smoothstep(.62, .7, noise(vAt.xz * vec2(.05, .5))) * near * .2;
    outside = mix(outside, deep + glint * haze, 1. - smoothstep(-k, k, shore));
    outside = mix(outside, vec3(.42, .40, .26), (1. - smoothstep(.6, .6 + k, abs(shore - .6))) * .6);
  }
  float k = fwidth(off);
  float on = 1. - smoothstep(-k, k, off);
  vec3 c = mix(outside * (1. + .15 * fine) * mix(1., .42, night * smoothstep(4., 60., off)), mix(turf, sand, dirt), on);
  // Grass is worn where they all run, and wet sand shines in its wheel tracks.
  c = mix(c, c * vec3(1.12, 1.04, .86), on * (1. - dirt) * .5 * exp(-abs(lane - 2.5) * .5));
  float line = (1. - smoothstep(.10, .10 + fwidth(p.x), abs(p.x))) * on * step(-middle.z, p.y);
  c = mix(c, vec3(.8), line * .85);
  // Seen from straight above: the rim light would bleach it under a low camera.
  vec3 l = lit(c, vec3(0., 1., 0.), vec3(0., 1., 0.), 1., 0.);
  vec3 eye = normalize(cameraPosition - vAt);
  float gleam = on * wet * wet * mix(.12, .55, dirt) * pow(1. - max(eye.y, 0.), 6.) * (.6 + .8 * n);
  l = mix(l, haze, gleam * .8);
  gl_FragColor = vec4(hazed(l, far), 1.);
  #include <colorspace_fragment>
}`;
