/** One light for everything, so that horses, ground and scenery belong together. */
export const lightShader = /* glsl */ `
uniform vec3 sun, sunlight, sky, ground, haze;
vec3 lit(vec3 albedo, vec3 n, vec3 eye, float open, float gloss) {
  vec3 around = mix(ground, sky, n.y * .5 + .5) * open;
  vec3 c = albedo * (around + sunlight * smoothstep(-.18, 1., dot(n, sun)) * mix(open, 1., .5));
  float rim = pow(1. - max(dot(n, eye), 0.), 3.);
  c += rim * sky * (.10 + albedo * .35) * (n.y * .4 + .6);
  c += sunlight * gloss * pow(max(dot(n, normalize(sun + eye)), 0.), 26.);
  return mix(c, .6 + .4 * (1. - exp(-(c - .6) / .4)), step(.6, c));
}
vec3 hazed(vec3 c, float far) { return mix(c, haze, smoothstep(160., 2300., far) * .82); }
`;

/** What stands turned about the upright. */
export const turnShader = /* glsl */ `
vec3 headed(vec3 p, float heading) {
  float c = cos(heading), s = sin(heading);
  return vec3(c * p.x + s * p.z, p.y, -s * p.x + c * p.z);
}
`;

export const shadowFragment = /* glsl */ `
uniform vec3 shade; uniform float dark;
void main() { gl_FragColor = vec4(shade, dark);
#include <colorspace_fragment>
}`;
