import { boneIndex, bones, legs } from '../../rig/bones';
import { strideRows, tableRows } from '../../rig/poseTable';
import { atlasColumns } from '../../silks/cell';
import { lightShader, turnShader } from './light';

const otherSide = `int otherSide(int bone) {
  int leg = bone - ${legs.first};
  return leg < 0 || leg >= ${legs.each * 2} ? bone : leg < ${legs.each} ? bone + ${legs.each} : bone - ${legs.each};
}`;

/** How far a bone goes with the head when that turns aside. */
const turning = [
  ['lowerNeck', '.12'],
  ['upperNeck', '.55'],
  ['head', '1.'],
] as const;

/**
 * A bone at a phase of the stride, read from the table of poses and mixed between its rows, between
 * a lead on the right and on the left, and with the horse that stands. One that walks is in the row
 * that it is said to be in.
 */
const rigShader = /* glsl */ `
uniform sampler2D poses;
vec4 strideOf(int bone, int row, float between) {
  return mix(texelFetch(poses, ivec2(bone, row), 0),
    texelFetch(poses, ivec2(bone, (row + 1) % ${strideRows}), 0), between);
}
${otherSide}
vec4 boneAt(int bone, float phase, float still, float lead) {
  if (still > 1.) {
    int row = min(int(phase), ${tableRows - 2});
    return mix(texelFetch(poses, ivec2(bone, row), 0),
      texelFetch(poses, ivec2(bone, row + 1), 0), phase - float(row));
  }
  float at = fract(phase) * ${strideRows}.;
  int row = min(int(at), ${strideRows - 1});
  vec4 m = strideOf(bone, row, at - float(row));
  if (lead > .001) m = mix(m, strideOf(otherSide(bone), row, at - float(row)), lead);
  return mix(m, texelFetch(poses, ivec2(bone, ${strideRows}), 0), still);
}
vec2 turned(vec4 m, vec2 v) { return vec2(m.x * v.x - m.y * v.y, m.y * v.x + m.x * v.y); }
float turning(int bone) { return ${turning
  .map(([bone, share]) => `bone == ${boneIndex(bone)} ? ${share} : `)
  .join('')}0.; }
`;

/** What stands for standing where a horse walks, and its strides are its row in the table of poses. */
export const walking = 2;

/**
 * Places: x, y, z, heading. Motions: strides, standing or walking, lean, cell. Heads: lead, turn of the head,
 * nod of the neck, and nothing.
 */
export const runnerVertex = /* glsl */ `
attribute vec4 skin, mask; attribute vec3 tint;
attribute vec4 places, motions, heads;
attribute vec3 coats, points, manes; attribute vec4 socks; attribute float faces;
uniform float rows;
varying vec3 vNormal, vAt, vTint; varying vec2 vUv; varying vec4 vMask; varying float vPart, vSock, vFace;
${rigShader}
${turnShader}
void main() {
  int first = int(skin.x + .5), second = int(skin.y + .5);
  vec4 a = boneAt(first, motions.x, motions.y, heads.x);
  vec4 b = boneAt(second, motions.x, motions.y, heads.x);
  vec3 p = position, n = normal;
  p.xy = mix(turned(a, p.xy) + a.zw, turned(b, p.xy) + b.zw, skin.z);
  n.xy = mix(turned(a, n.xy), turned(b, n.xy), skin.z);
  // The neck nods and the head looks aside, about the base of the neck.
  float share = mix(turning(first), turning(second), skin.z);
  if (share > 0.) {
    vec2 base = vec2(.6, 1.4);
    float c = cos(heads.z * share), s = sin(heads.z * share);
    vec2 d = p.xy - base;
    p.xy = base + vec2(c * d.x - s * d.y, s * d.x + c * d.y);
    c = cos(heads.y * share); s = sin(heads.y * share);
    float out_ = p.x - .8;
    p.x = .8 + c * out_ + s * p.z; p.z = -s * out_ + c * p.z;
    n.xz = vec2(c * n.x + s * n.z, -s * n.x + c * n.z);
  }
  // Mane and tail wave.
  float loose = skin.w > .5 && skin.w < 1.5 ? mask.z : 0.;
  p.yz += loose * vec2(.035, .05) * max(0., 1. - motions.y)
    * sin(motions.x * 6.2832 + position.x * vec2(5., 4.) + vec2(0., 1.3));
  float cl = cos(motions.z), sl = sin(motions.z);
  p.yz = vec2(cl * p.y - sl * p.z, sl * p.y + cl * p.z);
  n.yz = vec2(cl * n.y - sl * n.z, sl * n.y + cl * n.z);
  p = headed(p, places.w) + places.xyz;
  n = headed(n, places.w);
  #ifdef SHADOW
    p -= sun * (p.y / sun.y); p.y = .015;
  #endif
  vNormal = n; vAt = p; vMask = mask; vPart = skin.w;
  vec2 cell = vec2(mod(motions.w, ${atlasColumns}.), floor(motions.w / ${atlasColumns}.));
  vUv = (cell + uv) / vec2(${atlasColumns}., rows);
  vTint = skin.w < .5 ? mix(coats, points, mask.x) : skin.w < 1.5 ? manes : tint;
  int leg = int(mask.y * .5 + .001);
  vSock = skin.w < .5 && mask.y > .001 ? fract(mask.y * .5) * 2. + socks[leg] - 1. : -1.;
  vFace = skin.w < .5 ? mask.z * faces : 0.;
  gl_Position = projectionMatrix * viewMatrix * vec4(p, 1.);
}`;

/** Paper, a little faceted: between smooth plastic and a cut-out toy. */
export const runnerFragment = /* glsl */ `
uniform sampler2D silks;
varying vec3 vNormal, vAt, vTint; varying vec2 vUv; varying vec4 vMask; varying float vPart, vSock, vFace;
${lightShader}
void main() {
  vec3 flat_ = normalize(cross(dFdx(vAt), dFdy(vAt)));
  vec3 eye = normalize(cameraPosition - vAt);
  if (dot(flat_, eye) < 0.) flat_ = -flat_;
  vec3 n = normalize(mix(normalize(vNormal), flat_, .35));
  vec3 albedo = vTint; float gloss = 0.;
  if (vPart > 2.5) { albedo = texture2D(silks, vUv).rgb; gloss = .05; }
  else if (vPart < .5) {
    gloss = .16;
    float white = max(smoothstep(-.02, .02, vSock), smoothstep(.46, .54, vFace));
    albedo = mix(albedo, vec3(.84, .82, .78), white);
  }
  vec3 c = lit(albedo, n, eye, vMask.w, gloss);
  // Silks tell who is who: a low sun may dim them but hardly turn their hue.
  const vec3 luma = vec3(.2126, .7152, .0722);
  if (vPart > 2.5) c = mix(c, min(albedo * dot(c, luma) / max(dot(albedo, luma), .01), 1.), .6);
  gl_FragColor = vec4(hazed(c, distance(cameraPosition, vAt)), 1.);
  #include <colorspace_fragment>
}`;

export const boneColumns = bones.length;
