import { mix } from '../../../theme/mix';
import type { TimeOfDay } from '../RaceView/film';
import { palettes, type ScenePalette, type TrackScene } from './scenes';

/** A sky from above to the horizon, and its sun or moon. */
export interface SkyPaint {
  high: string;
  low: string;
  sun: string;
}

/** The light of an hour, and its tint of the land. */
export interface Hour extends SkyPaint {
  tint: string;
  /** Share of the tint in the land's colours. */
  share: number;
  night: boolean;
}

export const hours: Readonly<Record<TimeOfDay, Hour>> = {
  morning: {
    high: '#cfe3e6',
    low: '#fbe3bd',
    sun: '#fff3d2',
    tint: '#f6dcb2',
    share: 0.16,
    night: false,
  },
  day: {
    high: '#a9d4ea',
    low: '#e9f3ee',
    sun: '#fffdf0',
    tint: '#ffffff',
    share: 0,
    night: false,
  },
  evening: {
    high: '#f3cf97',
    low: '#ec9f6e',
    sun: '#fdf0cf',
    tint: '#7c3f52',
    share: 0.3,
    night: false,
  },
  night: {
    high: '#0c1830',
    low: '#2b4a70',
    sun: '#f2f0df',
    tint: '#14294d',
    share: 0.5,
    night: true,
  },
};

/** Windows after dark. */
const lamplight = '#ffdf91';

const grounds = {
  Turf: { ground: '#3c9a67', mown: '#318a5a', infield: '#256b46' },
  Dirt: { ground: '#b98b63', mown: '#a97b55', infield: '#7d5a3e' },
} as const;

/** What a land is painted with. */
export interface LandPaint extends ScenePalette {
  /** Of windows. */
  light: string;
}

/** A scene's colours in the light of an hour. */
export function landPaintOf(scene: TrackScene, timeOfDay: TimeOfDay): LandPaint {
  const hour = hours[timeOfDay];
  const { far, middle, near, trees, stone, roof, water } = palettes[scene];
  // Under the moon, landmarks and water are what is still seen.
  const moonlit = { ...hour, share: hour.night ? hour.share * 0.55 : hour.share };
  return {
    far: lit(far, hour),
    middle: lit(middle, hour),
    near: lit(near, hour),
    trees: lit(trees, hour),
    stone: lit(stone, moonlit),
    roof: lit(roof, moonlit),
    water: lit(water, moonlit),
    light: hour.night ? lamplight : lit(roof, hour),
  };
}

/** What a course is painted with: its ground, the bands mown in it, what lies inside it, its rails. */
export interface CoursePaint {
  ground: string;
  mown: string;
  infield: string;
  rail: string;
}

/** A surface's colours in the light of an hour. */
export function coursePaintOf(surface: keyof typeof grounds, timeOfDay: TimeOfDay): CoursePaint {
  const hour = hours[timeOfDay];
  const { ground, mown, infield } = grounds[surface];
  // After dark the course is floodlit.
  const flood = { ...hour, share: hour.night ? hour.share / 2 : hour.share };
  return {
    ground: lit(ground, flood),
    mown: lit(mown, flood),
    infield: lit(infield, flood),
    rail: lit('#ffffff', { ...hour, share: hour.share / 4 }),
  };
}

/** A colour of the land in the light of an hour. */
function lit(colour: string, { tint, share }: Pick<Hour, 'tint' | 'share'>): string {
  return mix(colour, tint, share);
}
