/**
 * How a Class 4 winner divides its race, and how much chance and ability tell in it. Fitted with
 * `pnpm --filter @furlong/game report` to 8,523 Hong Kong races.
 */
export interface PacePlan {
  /** Metres per second until `earlyUntil`. */
  readonly early: number;
  /** Metres per second from then to the drive. */
  readonly middle: number;
  /** How much faster than that the pace is when the drive begins; it rises from 800 m out. */
  readonly lift: number;
  /** Metres per second in the drive; only a runner with plenty left goes faster. */
  readonly drive: number;
  /** The share of its anaerobic store that a runner can reach. */
  readonly reach: number;
  /** Metres to go where the drive begins. */
  readonly driveFrom: number;
  /** Metres run where the early pace ends. */
  readonly earlyUntil: number;
  /** How much of an ability or a piece of luck tells; 1 at 1400 m. */
  readonly scale: number;
  /** How far styles differ in speed before the drive; 1 in a sprint. */
  readonly style: number;
  /** Share of its drag that full shelter saves a runner. */
  readonly shelter: number;
}

const keys = [
  'early',
  'middle',
  'lift',
  'drive',
  'reach',
  'driveFrom',
  'earlyUntil',
  'scale',
  'style',
  'shelter',
] as const satisfies readonly (keyof PacePlan)[];

type Figures = readonly number[];

/** By metres: the figures of the plan in the order of `keys`. */
const plans: readonly (readonly [distance: number, figures: Figures])[] = [
  [1000, [18.9801, 18.3992, -0.02, 17.4203, 0.8625, 350, 450, 1.61, 1.6601, 0.0077]],
  [1200, [18.1121, 17.8221, -0.0095, 17.8382, 0.8814, 400, 500, 1.24, 1.5414, 0.008]],
  [1400, [18.2259, 17.2194, -0.0178, 18.1501, 0.9322, 430, 475, 0.95, 1.2005, 0.0088]],
  [1600, [17.5508, 17.1724, 0.0053, 17.3839, 0.9476, 450, 450, 0.89, 0.87, 0.012]],
  [1800, [17.3311, 16.5467, 0.0247, 17.2814, 0.9132, 470, 438, 0.73, 0.5545, 0.0098]],
  [2000, [16.5325, 16.5212, 0.0239, 17.6193, 0.9069, 490, 425, 0.595, 0.6588, 0.0069]],
  [2400, [16.4488, 16.2793, 0.0154, 17.1092, 0.947, 520, 400, 0.445, 0.2418, 0.0055]],
];

/** The plan for a distance in metres, on straight lines between those fitted. */
export function pacePlan(distance: number): PacePlan {
  const next = plans.findIndex(([metres]) => metres >= distance);
  const [far, high] = plans[next] ?? plans.at(-1) ?? [distance, []];
  const [near, low] = plans[next - 1] ?? [far, high];
  const share = far === near ? 0 : Math.min(1, (distance - near) / (far - near));
  const figure = (key: (typeof keys)[number]) => {
    const from = low[keys.indexOf(key)] ?? 0;
    return from + share * ((high[keys.indexOf(key)] ?? from) - from);
  };
  return {
    early: figure('early'),
    middle: figure('middle'),
    lift: figure('lift'),
    drive: figure('drive'),
    reach: figure('reach'),
    driveFrom: figure('driveFrom'),
    earlyUntil: figure('earlyUntil'),
    scale: figure('scale'),
    style: figure('style'),
    shelter: figure('shelter'),
  };
}

/** How much of an ability tells over a distance in metres; 1 at 1400 m. */
export function scaleAt(distance: number): number {
  return pacePlan(distance).scale;
}
