import type { EngineWeights } from '../engine/engineWeights.ts';
import type { Surface } from '../tracks/tracks.ts';
import type { Bands } from './bands.ts';

/** What a day asks of a horse. */
export interface Day {
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  readonly going: number;
}

/** A horse as it stands at the start. */
export interface HorseAtStart {
  /** Pounds carried. */
  readonly weight: number;
  /** Pounds by which its age leaves it short of an older horse of the same mark. */
  readonly immaturity: number;
  readonly condition: number;
  readonly energy: number;
  /** What kit, rest and age add to its speed, as a share of it. */
  readonly prepared: number;
}

const AVERAGE_ABILITY = 60;
const AVERAGE_WEIGHT = 124;

/** Half of full fitness costs about 2.5 lengths over 1200 m. */
const PER_POINT_OF_CONDITION = 0.00012;
const PER_POINT_OF_ENERGY = 0.00008;
const ENERGY_ENOUGH = 90;

/** The speed multiplier in millionths, luck and jockey left out; 1,000,000 wins a Class 4. */
export function speedFigure(
  bands: Bands,
  day: Day,
  fitness: HorseAtStart,
  worth: EngineWeights,
): number {
  const { distance } = day;
  const pounds =
    worth.perPoundOfAbility(distance) * (bands.ability - fitness.immaturity - AVERAGE_ABILITY) -
    worth.perPoundCarried(distance) * (fitness.weight - AVERAGE_WEIGHT);
  const unfit =
    PER_POINT_OF_CONDITION * (100 - fitness.condition) +
    PER_POINT_OF_ENERGY * Math.max(0, ENERGY_ENOUGH - fitness.energy);
  const unsuited = goingLoss(bands, day.going) + surfaceLoss(bands, day.surface);
  const multiplier =
    1 +
    pounds -
    worth.fitness(distance) * unfit -
    worth.ground(distance) * unsuited -
    distanceLoss(bands, distance) +
    fitness.prepared;
  return Math.round(multiplier * 1_000_000);
}

/** 0.9 of a length is lost 200 m beyond a horse's range, three lengths 400 m beyond it. */
function distanceLoss({ distancePreferred, distanceBreadth }: Bands, distance: number): number {
  const nearest = Math.max(
    distancePreferred - distanceBreadth,
    Math.min(distancePreferred + distanceBreadth, distance),
  );
  const off = (2 * (distance - nearest)) / (distance + nearest);
  return 0.072 * off * off;
}

/** A horse for firm ground loses about 2.6 lengths on heavy. */
function goingLoss({ goingPreferred }: Bands, going: number): number {
  const off = (going - goingPreferred) / 200;
  return 0.006 * off * off;
}

function surfaceLoss({ surfaceAptitude }: Bands, surface: Surface): number {
  const against = surface === 'Turf' ? surfaceAptitude : -surfaceAptitude;
  return (0.008 * Math.max(0, against)) / 100;
}

/** The anaerobic store in tenths of a joule per kilogram: 4 % either way of 2215 J. */
export function staminaFigure({ endurance }: Bands): number {
  return Math.round(22150 * (1 + 0.04 * fromMiddle(endurance)));
}

/** The time constant of acceleration in ms: 150 either way of 2250. */
export function accelerationFigure({ sharpness }: Bands): number {
  return Math.round(2250 - 150 * fromMiddle(sharpness));
}

/** Thousandths of a bend's extra ground lost: 60 either way of 160. */
export function bendsFigure({ handling }: Bands): number {
  return Math.round(160 - 60 * fromMiddle(handling));
}

/** Speed sideways in mm/s: 300 either way of 900. */
export function nimblenessFigure({ handling }: Bands): number {
  return Math.round(900 + 300 * fromMiddle(handling));
}

/** Thousandths of the usual unevenness: 200 either way of 1000. */
export function unevennessFigure({ handling }: Bands): number {
  return Math.round(1000 - 200 * fromMiddle(handling));
}

/** A band from 0 to 100 as a figure from −1 to 1. */
function fromMiddle(band: number): number {
  return (band - 50) / 50;
}
