import type { Mesh } from 'three';
import { cornerOf } from '../../CourseMap/plan';
import { Course, emptyPlace } from '../course/Course';
import { noseOf } from '../course/nose';
import type { Vector } from '../model/ModelMesh';
import type { Light } from './light';
import { drawn, matter, matterShadow, type Placed, scattered } from './matter';
import { Solid } from './Solid';

const white = '#FFFFFF';
/** Metres: height and half the thickness of a rail, and from one post to the next. */
const rail = { height: 1.14, radius: 0.055, apart: 3 };
/** Metres of rail that are drawn in one piece. */
const piece = { bend: 4, straight: 60 };
/** Metres the rails stand off the course. */
const clear = 0.25;
/** Radius in metres of the ground's rounded end between chute and bend. */
const rounded = 2;

/** A stretch of rail: metres from the post, going back, off the rail. */
interface Stretch {
  from: number;
  to: number;
  lane: number;
  /** −1 where the posts lean in to the infield, 1 where they lean out. */
  side: -1 | 1;
}

/** The rails on both sides, with their posts, open where the chute joins the course. */
export function rails(course: Course, light: Light): Mesh[] {
  const tubes = new Solid();
  const posts: Placed[] = [];
  const lay = (laid: Course, { from, to, lane, side }: Stretch) => {
    const place = emptyPlace();
    const points: Vector[] = [];
    for (let toGo = from; ; ) {
      const { x, z } = laid.at(toGo, lane, place);
      points.push([x, rail.height, z]);
      if (toGo >= to) break;
      const bends =
        laid.at(toGo + 0.1, 0, place).bend || laid.at(toGo + piece.straight, 0, place).bend;
      toGo = Math.min(to, toGo + (bends ? piece.bend : piece.straight));
    }
    tubes.tube(points, rail.radius, white);
    for (let toGo = from; toGo < to; toGo += rail.apart) {
      const { x, z, heading } = laid.at(toGo, lane, place);
      const turn = side * course.hand > 0 ? 0 : Math.PI;
      posts.push({ at: [x, 0, z, heading + turn], tint: [1, 1, 1, 1] });
    }
  };

  const { plan, lap } = course;
  const outer = plan.width + clear;
  // Neither of these races starts in a chute, and one of them is as long as the chute allows.
  const round = new Course(plan, course.hand > 0 ? 'left' : 'right', 0);
  const corner = cornerOf(plan);
  const chute = new Course(plan, course.hand > 0 ? 'left' : 'right', corner + plan.chute);
  const nose = noseOf(plan, outer, rounded);
  lay(round, { from: 0, to: lap, lane: -clear, side: -1 });
  lay(round, { from: 0, to: corner, lane: outer, side: 1 });
  lay(round, { from: nose.onBend, to: lap, lane: outer, side: 1 });
  const end = corner + plan.chute + 10;
  lay(chute, { from: corner, to: end, lane: outer, side: 1 });
  lay(chute, { from: nose.onChute, to: end, lane: -clear, side: -1 });

  const post = new Solid();
  post.tube(
    [
      [0, 0, 0.42],
      [0, 0.8, 0.33],
      [0, 1.12, 0.02],
    ],
    0.028,
    white,
  );
  const geometry = tubes.geometry();
  return [
    drawn(geometry, matter(light)),
    drawn(scattered(post.geometry(), posts), matter(light, { instanced: true })),
    // The shadows of the posts are not worth their triangles.
    drawn(geometry, matterShadow(light, false), 1),
  ];
}
