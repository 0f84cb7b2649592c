import { plans } from './plans.ts';

/** How a field of Class 4 divides a race over one distance. */
export interface Plan {
  /** Metres per second until `earlyUntil`. */
  readonly early: number;
  /** Metres run where the early pace begins to ease. */
  readonly earlyUntil: number;
  /** Metres per second from then until 800 m out. */
  readonly cruise: number;
  /** Metres per second when the drive begins. */
  readonly turn: number;
  /** Metres to go where the drive begins. */
  readonly driveFrom: number;
  /** Metres per second in the drive; only a runner with plenty left goes faster. */
  readonly drive: number;
  /** The share of its anaerobic store that a runner can reach. */
  readonly reach: number;
  /** How much of a runner's chance tells; about 1. */
  readonly chance: number;
  /** Metres between the leader and a runner held up, before anybody moves. */
  readonly column: number;
  /** Share of its power that full shelter saves a runner. */
  readonly shelter: number;
}

/** The plan for a distance in metres, on straight lines between those fitted. */
export function planFor(distance: number): Plan {
  const next = plans.findIndex((plan) => plan.distance >= distance);
  const high = plans[next] ?? plans.at(-1);
  if (high === undefined) throw new RangeError('There are no plans.');
  const low = plans[next - 1] ?? high;
  const share = high === low ? 0 : (distance - low.distance) / (high.distance - low.distance);
  const figure = (key: keyof Plan) => low[key] + share * (high[key] - low[key]);
  return {
    early: figure('early'),
    earlyUntil: figure('earlyUntil'),
    cruise: figure('cruise'),
    turn: figure('turn'),
    driveFrom: figure('driveFrom'),
    drive: figure('drive'),
    reach: figure('reach'),
    chance: figure('chance'),
    column: figure('column'),
    shelter: figure('shelter'),
  };
}

/** Metres over which the early pace settles down, and to go where it begins to rise again. */
const SETTLING = 200;
export const CLOSER_ORDER = 800;

/** The field's pace before the drive, in metres per second, by metres run. */
export function paceAt(plan: Plan, distance: number, metres: number): number {
  if (metres <= plan.earlyUntil) return plan.early;
  const toGo = distance - metres;
  const closing = CLOSER_ORDER - plan.driveFrom;
  const rise = toGo >= CLOSER_ORDER ? 0 : Math.min(1, (CLOSER_ORDER - toGo) / closing);
  const later = plan.cruise + (plan.turn - plan.cruise) * rise;
  const settled = Math.min(1, (metres - plan.earlyUntil) / SETTLING);
  return plan.early + (later - plan.early) * settled;
}
