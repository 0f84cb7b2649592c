import { jockeyJoints, type Side, sides } from '../rig/bones';
import { between, type Point, round } from '../rig/plane';
import { regions, within } from '../silks/cell';
import { headPoint } from './head';
import { loft, type Ring } from './loft';
import type { ModelMesh, Rgb } from './ModelMesh';
import { trunkRingAt } from './trunk';
import { tube } from './tube';

const leather: Rgb = [0.03, 0.014, 0.008];
const webbing: Rgb = [0.62, 0.61, 0.59];
const iron: Rgb = [0.5, 0.5, 0.5];

/** The cloth on the back, metres; turns it hangs down on either side; its rings. */
const cloth = { from: -0.36, to: 0.17, drop: 0.235, steps: 5 };
/** The number is seen behind the boot, in the rear two thirds of the cloth. */
const visible = 0.66;

/** Saddle, its cloth, girth, irons and reins. */
export function addTack(mesh: ModelMesh): void {
  addCloth(mesh);
  const girth = [0.17, 0.235].map(
    (x): Ring => ({ ...trunkRingAt(x), grow: 0.006, bone: 'trunk', tint: webbing }),
  );
  loft(mesh, girth, { corners: 18, surface: 'fixed', caps: [false, false] });
  addSaddle(mesh);
  for (const side of sides) {
    const right = side === 'Right' ? 1 : -1;
    addStirrup(mesh, right);
    addRein(mesh, side, right);
  }
}

function addCloth(mesh: ModelMesh) {
  const rings = Array.from({ length: cloth.steps + 1 }, (_, i): Ring => {
    const x = cloth.from + ((cloth.to - cloth.from) * i) / cloth.steps;
    return { ...trunkRingAt(x), grow: 0.014, bone: 'trunk', mask: [0, 0, 0, 0.95] };
  });
  loft(mesh, rings, {
    corners: 16,
    surface: 'silks',
    arc: [-cloth.drop, cloth.drop],
    vary: ({ along, angle }) => {
      const down = angle / (round * cloth.drop);
      // Mirrored on the left, so that the number reads from both sides.
      const u = down > 0 ? along / visible : 1 - along / visible;
      return { uv: within(regions.cloth, u, Math.abs(down)) };
    },
  });
}

function addSaddle(mesh: ModelMesh) {
  const rows = [
    [-0.2, 1.592, 0.018, 0.06],
    [-0.13, 1.575, 0.022, 0.115],
    [0, 1.55, 0.02, 0.12],
    [0.12, 1.552, 0.024, 0.09],
    [0.18, 1.58, 0.02, 0.04],
  ] as const;
  const rings = rows.map(
    ([x, y, rise, halfWidth]): Ring => ({
      a: [x, y + rise],
      b: [x, y - rise - 0.02],
      halfWidth,
      pinch: [0.3, 0],
      bone: 'trunk',
      tint: leather,
    }),
  );
  loft(mesh, rings, { corners: 10, surface: 'fixed' });
}

function addStirrup(mesh: ModelMesh, right: number) {
  const flap = [
    [0.08, 1.56, 0.1, 0.2],
    [0.1, 1.45, 0.11, 0.282],
    [0.12, 1.34, 0.05, 0.293],
  ] as const;
  loft(
    mesh,
    flap.map(
      ([x, y, half, z]): Ring => ({
        a: [x + half, y],
        b: [x - half, y],
        halfWidth: 0.012,
        z: right * z,
        bone: 'trunk',
        tint: leather,
      }),
    ),
    { corners: 6, surface: 'fixed' },
  );
  const tread: readonly Point[] = [
    [0.075, 1.3],
    [0.06, 1.285],
    [0.04, 1.28],
    [0.02, 1.285],
    [0.005, 1.3],
  ];
  loft(
    mesh,
    tread.map(
      ([x, y]): Ring => ({
        a: [x, y + 0.008],
        b: [x, y - 0.008],
        halfWidth: 0.04,
        z: right * 0.315,
        bone: 'trunk',
        tint: iron,
      }),
    ),
    { corners: 4, surface: 'fixed' },
  );
}

/** One strap, held by the hand at one end and the bit at the other: skinning stretches it. */
function addRein(mesh: ModelMesh, side: Side, right: number) {
  const hand = between(jockeyJoints.elbow, jockeyJoints.hand, 1.02);
  const bit = headPoint(0.52, -0.078);
  tube(
    mesh,
    [0, 0.5, 1].map((share) => {
      const [x, y] = between(hand, bit, share);
      return {
        at: [x, y - 0.03 * Math.sin(Math.PI * share)] as const,
        height: 0.011,
        radius: 0.005,
        z: right * (0.13 - 0.07 * share),
        bone: `forearm${side}` as const,
        with: ['head', share] as const,
        tint: leather,
      };
    }),
    { corners: 4, surface: 'fixed' },
  );
}
