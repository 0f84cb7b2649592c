import { type TrackId, type TrackPlan, tracks } from '../tracks/tracks.ts';

/** A piece of the course; `radius` is 0 on a straight. */
export interface Piece {
  /** Metres from the post to the end of the piece that is farther from it. */
  readonly until: number;
  readonly radius: number;
}

/** Good to seven digits, and the same bits everywhere. */
const PI = 355 / 113;

/** The course of a race, from the post back to the start. */
export function layCourse(trackId: TrackId, distance: number): readonly Piece[] {
  const { plan } = tracks[trackId];
  const pieces: Piece[] = [];
  let laid = 0;
  const lay = (length: number, radius: number) => {
    laid += length;
    pieces.push({ until: laid, radius });
  };
  lay(plan.runIn, 0);
  while (laid < distance) {
    layHalf(plan, distance - laid, lay);
    if (laid < distance) lay(plan.homeStraight, 0);
  }
  return pieces;
}

/** Home bend and back straight, then either the chute, if the start lies in it, or the first bend. */
function layHalf(plan: TrackPlan, left: number, lay: (length: number, radius: number) => void) {
  lay(plan.homeBend, plan.homeBend / PI);
  lay(plan.backStraight, 0);
  const beyond = left - plan.homeBend - plan.backStraight;
  if (beyond <= plan.chute) lay(plan.chute, 0);
  else lay(plan.firstBend, plan.firstBend / PI);
}

/** The radius of the bend that lies so many metres before the post, 0 on a straight. */
export function radiusAt(course: readonly Piece[], toGo: number): number {
  for (const piece of course) if (toGo <= piece.until) return piece.radius;
  return 0;
}
