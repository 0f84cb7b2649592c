import { Color, IcosahedronGeometry, type Mesh } from 'three';
import { Course, chuteOf, emptyPlace } from '../course/Course';
import type { Landscape } from '../film';
import type { Vector } from '../model/ModelMesh';
import { stands, standsFrom } from './buildings';
import { chance } from './chance';
import { landscapes, type TreeKind } from './landscapes';
import type { Light } from './light';
import { drawn, matter, matterShadow, type Placed, scattered } from './matter';
import { Solid } from './Solid';

const bark = '#8A7A62';
/** Metres from the outer rail to the nearest trees: the cameras drive in between. */
const verge = 33;

/** Trees around the course, where they hide no view from the stands. */
export function trees(course: Course, landscape: Landscape, light: Light): Mesh[] {
  const { tree, trees: wanted, greens } = landscapes[landscape];
  const { plan, lap, hand } = course;
  const [straightFrom, straightTo] = [-plan.runIn, plan.homeStraight - plan.runIn];
  const round = new Course(plan, hand > 0 ? 'left' : 'right', 0);
  const chute = chuteOf(round);
  const roll = chance(7);
  const place = emptyPlace();
  const planted: Placed[] = [];
  for (let tries = 0; tries < wanted * 2 && planted.length < wanted; tries++) {
    const toGo = roll() * lap;
    const off = plan.width + verge + (roll() < 0.55 ? roll() * 16 : roll() ** 2 * 150);
    const { x, z } = round.at(toGo, off, place);
    const along = x * hand;
    const beforeStands =
      z > -6 &&
      along > straightFrom + 60 &&
      along < straightTo - 40 &&
      z < plan.width + standsFrom + 34;
    const beforeBend = z > -6 && along > stands[1].to && along < straightTo + 140;
    const [sin, cos] = [Math.sin(chute.heading), Math.cos(chute.heading)];
    const back = (z - chute.z) * sin - (along - chute.x) * cos;
    const beside = (along - chute.x) * sin + (z - chute.z) * cos;
    const inChute =
      back > -20 && back < chute.length + verge && beside > -verge && beside < plan.width + verge;
    if (beforeStands || beforeBend || inChute) continue;
    const tone = new Color(greens[Math.floor(roll() * greens.length)] ?? '#2F6B3C');
    planted.push({
      at: [x, 0, z, roll() * 2 * Math.PI],
      tint: [tone.r, tone.g, tone.b, 0.9 + roll() * 0.9],
    });
  }
  return [
    drawn(
      scattered(treeOf(tree, 1).geometry(), planted),
      matter(light, { instanced: true, facet: 0.55, unlit: true }),
    ),
    drawn(scattered(treeOf(tree, 0).geometry(), planted), matterShadow(light, true), 1),
  ];
}

/** @param detail of its crown: 0 for a shadow */
function treeOf(kind: TreeKind, detail: 0 | 1): Solid {
  const solid = new Solid();
  const grow: Record<TreeKind, () => void> = {
    round: () => {
      trunk(solid, 2.2, 0.24);
      crown(solid, [0, 4.6, 0], [3.1, 2.8, 3.1], '#FFFFFF', detail);
      crown(solid, [1.9, 3.5, 1.1], [2.2, 2, 2.2], '#E4ECD8', detail);
    },
    cypress: () => {
      trunk(solid, 1.2, 0.2);
      crown(solid, [0, 5.6, 0], [1.25, 4.8, 1.25], '#FFFFFF', detail);
    },
    scrub: () => {
      crown(solid, [0, 0.7, 0], [1.5, 0.9, 1.4], '#FFFFFF', detail);
      crown(solid, [1.2, 0.5, 0.5], [0.9, 0.6, 0.9], '#E9E2CF', detail);
    },
    palm: () => {
      solid.tube(
        [
          [0, 0, 0],
          [0.35, 3.2, 0],
          [0.5, 6.6, 0],
        ],
        0.17,
        bark,
      );
      for (let i = 0; i < 9; i++) frond(solid, (i / 9) * 2 * Math.PI, i % 2);
    },
  };
  grow[kind]();
  return solid;
}

function trunk(solid: Solid, height: number, radius: number) {
  solid.tube(
    [
      [0, 0, 0],
      [0.05, height, 0],
    ],
    radius,
    bark,
  );
}

/** A faceted ball, a little out of round. */
function crown(solid: Solid, middle: Vector, radii: Vector, colour: string, detail: 0 | 1) {
  const { position } = new IcosahedronGeometry(1, detail).attributes;
  if (!position) return;
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const uneven = 1 + 0.13 * Math.sin(x * 7 + y * 9 + middle[0] * 5) * Math.cos(z * 8 + middle[1]);
    solid.corner(
      [
        middle[0] + x * radii[0] * uneven,
        middle[1] + y * radii[1] * uneven,
        middle[2] + z * radii[2] * uneven,
      ],
      [x, y, z],
      colour,
    );
  }
}

/** A leaf of a palm, bent down over two pieces. */
function frond(solid: Solid, angle: number, low: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (out: number, side: number, y: number): Vector => [
    0.5 + cos * out - sin * side,
    y,
    sin * out + cos * side,
  ];
  const top = 6.6 - low * 0.2;
  const pieces = [
    [0, 0.12, top, 1.3, 0.5, top + 0.35 - low * 0.2],
    [1.3, 0.5, top + 0.35 - low * 0.2, 2.7, 0.12, top - 0.9 - low * 0.5],
  ] as const;
  for (const [a, wa, ya, b, wb, yb] of pieces) {
    solid.quad(at(a, wa, ya), at(b, wb, yb), at(b, -wb, yb), at(a, -wa, ya), '#FFFFFF');
    solid.quad(at(a, -wa, ya), at(b, -wb, yb), at(b, wb, yb), at(a, wa, ya), '#D9E4C9');
  }
}
