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
