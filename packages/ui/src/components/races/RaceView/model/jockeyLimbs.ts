import { jockeyJoints, type Side, sides } from '../rig/bones';
import { between, type Point, round } from '../rig/plane';
import { regions, within } from '../silks/cell';
import { loft, type Ring } from './loft';
import type { ModelMesh, Rgb } from './ModelMesh';
import { type Station, tube } from './tube';

const breeches: Rgb = [0.78, 0.77, 0.74];
const boot: Rgb = [0.012, 0.011, 0.012];
const bootTop: Rgb = [0.26, 0.1, 0.04];
const skin: Rgb = [0.55, 0.3, 0.19];

/** Arms, legs and boots on both sides, and the whip in the right hand. */
export function addJockeyLimbs(mesh: ModelMesh): void {
  for (const side of sides) {
    const right = side === 'Right' ? 1 : -1;
    addArm(mesh, side, right);
    addLeg(mesh, side, right);
    addBoot(mesh, side, right);
  }
  addWhip(mesh);
}

function addArm(mesh: ModelMesh, side: Side, right: number) {
  const { shoulder, elbow, hand } = jockeyJoints;
  const top: Point = [shoulder[0] - 0.005, shoulder[1] - 0.01];
  const upperArm = `upperArm${side}` as const;
  const forearm = `forearm${side}` as const;
  const outside = right * 0.25;
  const sleeve: Station[] = [
    {
      at: [top[0] - 0.03, top[1] + 0.045],
      radius: 0.03,
      z: 0.15,
      bone: 'back',
      with: [upperArm, 0.5],
    },
    { at: [top[0], top[1] + 0.01], radius: 0.068, z: 0.175, bone: 'back', with: [upperArm, 0.5] },
    { at: between(top, elbow, 0.35), radius: 0.07, z: 0.195, bone: upperArm },
    { at: between(top, elbow, 0.75), radius: 0.063, z: 0.2, bone: upperArm },
    {
      at: [elbow[0] - 0.01, elbow[1] - 0.01],
      radius: 0.057,
      z: 0.2,
      bone: upperArm,
      with: [forearm, 0.5],
    },
    { at: between(elbow, hand, 0.35), radius: 0.05, z: 0.185, bone: forearm },
    { at: between(elbow, hand, 0.7), radius: 0.043, z: 0.155, bone: forearm },
    { at: between(elbow, hand, 0.88), radius: 0.031, z: 0.135, bone: forearm },
  ];
  tube(mesh, onSide(sleeve, right), {
    corners: 10,
    surface: 'silks',
    // The middle of the cloth is the outside of the arm, the seam its inside.
    arc: [outside - 0.5, outside + 0.5],
    vary: ({ angle, along }) => ({
      uv: within(regions.sleeve, angle / round - outside + 0.5, along),
    }),
  });
  const fist = [
    [0.86, 0.024],
    [0.95, 0.036],
    [1.05, 0.036],
    [1.12, 0.014],
  ] as const;
  tube(
    mesh,
    fist.map(([share, radius]) => ({
      at: between(elbow, hand, share),
      radius,
      z: right * (0.135 - 0.05 * (share - 0.86)),
      bone: forearm,
      tint: skin,
    })),
    { corners: 6, surface: 'fixed' },
  );
}

function addLeg(mesh: ModelMesh, side: Side, right: number) {
  const { hip, knee, ankle } = jockeyJoints;
  const thigh = `thigh${side}` as const;
  const shin = `shin${side}` as const;
  const leg: Station[] = [
    { at: [hip[0] - 0.03, hip[1] + 0.02], radius: 0.07, z: 0.1, bone: 'seat' },
    { at: between(hip, knee, 0.12), radius: 0.105, z: 0.135, bone: 'seat', with: [thigh, 0.6] },
    { at: between(hip, knee, 0.4), radius: 0.096, z: 0.19, bone: thigh },
    { at: between(hip, knee, 0.75), radius: 0.078, z: 0.25, bone: thigh },
    {
      at: [knee[0] + 0.012, knee[1] + 0.005],
      radius: 0.067,
      z: 0.285,
      bone: thigh,
      with: [shin, 0.5],
    },
    { at: between(knee, ankle, 0.22), radius: 0.062, z: 0.3, bone: shin },
  ];
  tube(mesh, onSide(leg, right, breeches), { corners: 10, surface: 'fixed' });
}

function addBoot(mesh: ModelMesh, side: Side, right: number) {
  const { knee, ankle } = jockeyJoints;
  const bone = `shin${side}` as const;
  const shaft = [
    [0.16, 0.066, 0.3, bootTop],
    [0.27, 0.066, 0.3, bootTop],
    [0.28, 0.066, 0.3, boot],
    [0.55, 0.058, 0.308, boot],
    [0.85, 0.042, 0.313, boot],
    [1.05, 0.046, 0.315, boot],
  ] as const;
  tube(
    mesh,
    shaft.map(([share, radius, z, tint]) => ({
      at: between(knee, ankle, share),
      radius,
      z: right * z,
      bone,
      tint,
    })),
    { corners: 9, surface: 'fixed' },
  );
  const foot = [
    [-0.065, 0.01, 0.035, 0.025],
    [-0.02, 0.02, 0.045, 0.038],
    [0.06, 0, 0.03, 0.042],
    [0.125, -0.012, 0.02, 0.036],
    [0.155, -0.018, 0.01, 0.018],
  ] as const;
  loft(
    mesh,
    foot.map(
      ([x, y, rise, halfWidth]): Ring => ({
        a: [ankle[0] + x, ankle[1] + y + rise],
        b: [ankle[0] + x, ankle[1] - 0.045],
        halfWidth,
        z: right * 0.316,
        bone,
        tint: boot,
      }),
    ),
    { corners: 8, surface: 'fixed' },
  );
}

function addWhip(mesh: ModelMesh) {
  const [x, y] = jockeyJoints.hand;
  const rows = [
    [0.02, 0.012, 0.01],
    [-0.2, -0.1, 0.008],
    [-0.46, -0.21, 0.006],
    [-0.5, -0.225, 0.016],
    [-0.56, -0.25, 0.014],
  ] as const;
  tube(
    mesh,
    rows.map(([dx, dy, radius]) => ({
      at: [x + dx, y + dy] as const,
      radius,
      z: 0.15 - dx * 0.25,
      bone: 'whip' as const,
      tint: boot,
    })),
    { corners: 5, surface: 'fixed' },
  );
}

/** The stations of a limb, drawn for the right, on either side. */
function onSide(stations: readonly Station[], right: number, tint?: Rgb): Station[] {
  return stations.map((station) => ({
    ...station,
    z: (station.z ?? 0) * right,
    ...(tint ? { tint } : {}),
  }));
}
