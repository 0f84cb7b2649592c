export const trackIds = [
  'ashford-downs',
  'kingsmere',
  'port-regis',
  'saltmarsh-park',
  'monte-sereno',
  'red-mesa',
] as const;

export type TrackId = (typeof trackIds)[number];

/** What a track is made of. */
export type Surface = 'Turf' | 'Dirt';

type Direction = 'left' | 'right';

/** A part of a bend with one radius. */
interface Arc {
  readonly metres: number;
  /** By how much the course turns on it. */
  readonly degrees: number;
}

/** An oval in metres. Horses run the back straight, the home bend and the home straight. */
export interface TrackPlan {
  readonly homeStraight: number;
  /** From the home straight, past the post, to the back straight. */
  readonly firstBend: number;
  readonly backStraight: number;
  /** From the back straight into the home straight. */
  readonly homeBend: number;
  /** From the end of the home bend to the post. */
  readonly runIn: number;
  /** The straight that continues the back straight beyond the first bend, for shorter races. */
  readonly chute: number;
  readonly width: number;
  /**
   * How the bends lie, in the way of running: they are as long as `firstBend` and `homeBend`, and turn
   * once round with them. A race is run by the lengths alone; these are for whoever draws it.
   */
  readonly firstArcs: readonly Arc[];
  readonly homeArcs: readonly Arc[];
}

export interface Track {
  readonly id: TrackId;
  readonly name: string;
  readonly place: string;
  readonly direction: Direction;
  readonly surfaces: readonly Surface[];
  readonly plan: TrackPlan;
}

/**
 * The six tracks, all invented. A plan decides races: after the first race has been run on it, only
 * a new version of the engine may see another.
 */
export const tracks: Readonly<Record<TrackId, Track>> = {
  'ashford-downs': {
    id: 'ashford-downs',
    name: 'Ashford Downs',
    place: 'Wealdshire, England',
    direction: 'left',
    surfaces: ['Turf'],
    plan: {
      homeStraight: 640,
      firstBend: 460,
      backStraight: 640,
      homeBend: 460,
      runIn: 520,
      chute: 460,
      width: 26,
      firstArcs: [
        { metres: 140, degrees: 46.03604 },
        { metres: 180, degrees: 83.14257 },
        { metres: 140, degrees: 47.0704 },
      ],
      homeArcs: [
        { metres: 120, degrees: 61.97719 },
        { metres: 220, degrees: 58.92718 },
        { metres: 120, degrees: 62.84662 },
      ],
    },
  },
  kingsmere: {
    id: 'kingsmere',
    name: 'Kingsmere',
    place: 'Norland, England',
    direction: 'right',
    surfaces: ['Turf'],
    plan: {
      homeStraight: 560,
      firstBend: 420,
      backStraight: 560,
      homeBend: 420,
      runIn: 450,
      chute: 420,
      width: 24,
      firstArcs: [
        { metres: 130, degrees: 67.42973 },
        { metres: 170, degrees: 46.64689 },
        { metres: 120, degrees: 70.2434 },
      ],
      homeArcs: [
        { metres: 130, degrees: 40.31369 },
        { metres: 160, degrees: 87.44627 },
        { metres: 130, degrees: 47.92002 },
      ],
    },
  },
  'port-regis': {
    id: 'port-regis',
    name: 'Port Regis',
    place: 'Saint Regis Bay, Florida',
    direction: 'left',
    surfaces: ['Dirt'],
    plan: {
      homeStraight: 420,
      firstBend: 330,
      backStraight: 420,
      homeBend: 330,
      runIn: 380,
      chute: 330,
      width: 22,
      firstArcs: [
        { metres: 105, degrees: 51.75382 },
        { metres: 120, degrees: 74.21853 },
        { metres: 105, degrees: 50.59888 },
      ],
      homeArcs: [
        { metres: 90, degrees: 64.31419 },
        { metres: 150, degrees: 55.78805 },
        { metres: 90, degrees: 63.32653 },
      ],
    },
  },
  'saltmarsh-park': {
    id: 'saltmarsh-park',
    name: 'Saltmarsh Park',
    place: 'Corrigan Bay, Australia',
    direction: 'right',
    surfaces: ['Turf', 'Dirt'],
    plan: {
      homeStraight: 520,
      firstBend: 400,
      backStraight: 520,
      homeBend: 400,
      runIn: 430,
      chute: 480,
      width: 24,
      firstArcs: [
        { metres: 180, degrees: 61.51689 },
        { metres: 100, degrees: 40.07502 },
        { metres: 120, degrees: 78.56486 },
      ],
      homeArcs: [
        { metres: 180, degrees: 60.47687 },
        { metres: 100, degrees: 41.92791 },
        { metres: 120, degrees: 77.43845 },
      ],
    },
  },
  'monte-sereno': {
    id: 'monte-sereno',
    name: 'Monte Sereno',
    place: 'Val Sereno, Italy',
    direction: 'left',
    surfaces: ['Turf'],
    plan: {
      homeStraight: 600,
      firstBend: 440,
      backStraight: 600,
      homeBend: 440,
      runIn: 490,
      chute: 440,
      width: 25,
      firstArcs: [
        { metres: 120, degrees: 57.4711 },
        { metres: 170, degrees: 43.85816 },
        { metres: 150, degrees: 79.89981 },
      ],
      homeArcs: [
        { metres: 190, degrees: 73.59438 },
        { metres: 130, degrees: 45.33272 },
        { metres: 120, degrees: 59.84383 },
      ],
    },
  },
  'red-mesa': {
    id: 'red-mesa',
    name: 'Red Mesa',
    place: 'Red Mesa, Arizona',
    direction: 'left',
    surfaces: ['Dirt'],
    plan: {
      homeStraight: 460,
      firstBend: 350,
      backStraight: 460,
      homeBend: 350,
      runIn: 400,
      chute: 350,
      width: 22,
      firstArcs: [
        { metres: 110, degrees: 63.05093 },
        { metres: 150, degrees: 57.06535 },
        { metres: 90, degrees: 63.2293 },
      ],
      homeArcs: [
        { metres: 110, degrees: 42.52221 },
        { metres: 120, degrees: 75.12844 },
        { metres: 120, degrees: 59.00377 },
      ],
    },
  },
};

/** True if the text names one of the six tracks. */
export function isTrackId(text: string): text is TrackId {
  return Object.hasOwn(tracks, text);
}

/** One lap of the track in metres, measured on the rail. */
export function circuit({ plan }: Track): number {
  return plan.homeStraight + plan.firstBend + plan.backStraight + plan.homeBend;
}
