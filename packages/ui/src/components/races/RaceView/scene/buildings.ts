import type { Mesh } from 'three';
import { Course, emptyPlace } from '../course/Course';
import type { Landscape } from '../film';
import { addLandmarks } from './landmarks';
import type { Light } from './light';
import { drawn, matter, matterShadow } from './matter';
import { Solid } from './Solid';

/** Metres of a furlong. */
const furlong = 201.168;
const red = '#C8102E';
const gold = '#E0B44C';
const ivory = '#F4EEE0';
const board = '#0B2319';

/** Metres from the outer rail to the first step of the stands. */
export const standsFrom = 26;
/** Steps of a stand, and the depth and rise of one, metres. */
export const steps = { count: 9, depth: 1.5, rise: 0.75, first: 1.2 };
/** The stands along the straight: metres past the post, and how high. */
export const stands = [
  { from: -150, to: -40, height: 16 },
  { from: -30, to: 40, height: 19 },
] as const;

/** What stands about: winning post, furlong posts, the stands, the tote board, and what the place is known by. */
export function buildings(course: Course, landscape: Landscape, light: Light): Mesh[] {
  const solid = new Solid();
  addWinningPost(solid, course);
  addFurlongPosts(solid, course);
  for (const stand of stands) addStand(solid, course, stand);
  addToteBoard(solid, course);
  addLandmarks(solid, course, landscape);
  const geometry = solid.geometry();
  return [drawn(geometry, matter(light)), drawn(geometry, matterShadow(light, false), 1)];
}

function addWinningPost(solid: Solid, { plan }: Course) {
  for (const [z, size] of [
    [-1.1, 1],
    [plan.width + 1.4, 0.9],
  ] as const) {
    solid.box([-0.09, 0, z - 0.09], [0.09, 5.2 * size, z + 0.09], '#FFFFFF');
    for (let i = 0; i < 3; i++) {
      const y = 0.6 + i * 1.2;
      solid.box([-0.1, y, z - 0.1], [0.1, y + 0.6, z + 0.1], red);
    }
    for (const facing of [1, -1] as const) {
      const at = [facing * 0.13, 5.6 * size, z] as const;
      solid.disc(at, 0.98, 0.9, '#B9851F', facing);
      solid.disc(at, 0.9, 0.58, red, facing);
      solid.disc(at, 0.58, 0.27, '#FFFFFF', facing);
      solid.disc(at, 0.27, 0, red, facing);
    }
  }
}

function addFurlongPosts(solid: Solid, course: Course) {
  const round = new Course(course.plan, course.hand > 0 ? 'left' : 'right', 0);
  for (let n = 1; n * furlong < course.lap - 50; n++) {
    const { x, z } = round.at(n * furlong, -1.6, emptyPlace());
    // The last furlong has its own colour.
    const colour = n === 1 ? red : '#14201B';
    for (let i = 0; i < 5; i++) {
      const band = i % 2 ? colour : '#FFFFFF';
      solid.box([x - 0.08, i * 0.7, z - 0.08], [x + 0.08, i * 0.7 + 0.7, z + 0.08], band);
    }
    for (const facing of [1, -1] as const) {
      const at = [x + 0.1 * facing, 3.9, z] as const;
      solid.disc(at, 0.5, 0.36, colour, facing);
      solid.disc(at, 0.36, 0, '#FFFFFF', facing);
    }
  }
}

/** Steps under one long thin roof. */
function addStand(
  solid: Solid,
  { plan, hand }: Course,
  { from, to, height }: (typeof stands)[number],
) {
  const left = Math.min(from * hand, to * hand);
  const right = Math.max(from * hand, to * hand);
  const z = plan.width + standsFrom;
  for (let i = 0; i < steps.count; i++) {
    const front = z + i * steps.depth;
    const top = steps.first + i * steps.rise;
    solid.box([left, 0, front], [right, top, front + steps.depth], i % 2 ? ivory : '#D8CDB4');
  }
  solid.box([left, 0, z + 13.5], [right, height, z + 22], ivory);
  for (let floor = 0; floor < 3; floor++) {
    const y = 8.6 + floor * 2.6;
    solid.box([left + 1, y, z + 13.3], [right - 1, y + 1.4, z + 13.5], '#2B4A45');
  }
  solid.box([left - 3, height, z - 1], [right + 3, height + 0.5, z + 24], '#14503B', '#1A6B4E');
  solid.box([left - 3, height - 0.25, z - 1.1], [right + 3, height + 0.5, z - 0.9], gold);
  for (let x = left + 4; x < right; x += 12) {
    solid.box([x - 0.15, 4, z + 6], [x + 0.15, height, z + 6.3], ivory);
  }
  for (let x = left; x <= right; x += 18) {
    const flag = Math.round((x - left) / 18) % 2 ? red : gold;
    solid.box([x - 0.06, height, z + 2], [x + 0.06, height + 5, z + 2.12], '#FFFFFF');
    solid.box([x, height + 3.6, z + 2], [x + 2.2, height + 4.9, z + 2.06], flag);
  }
}

function addToteBoard(solid: Solid, { hand }: Course) {
  const x = -120 * hand;
  const z = -96;
  solid.box([x - 14, 2, z - 1], [x + 14, 8.5, z], board);
  solid.box([x - 14.4, 1.6, z - 1.2], [x + 14.4, 2, z + 0.2], gold);
  for (let i = 0; i < 5; i++) {
    const y = 2.8 + i * 1.1;
    const end = x + 12 - ((i * 37) % 9);
    solid.box([x - 12, y, z + 0.02], [end, y + 0.6, z + 0.05], i ? '#DDEFE5' : gold);
  }
}
