import { mix } from '../../../theme/mix';
import type { TimeOfDay } from '../RaceView/film';
import type { ScenePalette } from './scenes';

/** The light of an hour: its sky from above to the horizon, its sun or moon, and its tint of the land. */
export interface Hour {
  high: string;
  low: string;
  sun: string;
  /**
   * Where the sun stands, in percent of the picture's width, height and diagonal (over √2, as SVG has
   * it): by what is seen of the sky, so that no shape of the picture cuts it.
   */
  sunAt: readonly [x: number, y: number, radius: number];
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
    sunAt: [76, 33, 7.3],
    tint: '#f6dcb2',
    share: 0.16,
    night: false,
  },
  day: {
    high: '#a9d4ea',
    low: '#e9f3ee',
    sun: '#fffdf0',
    sunAt: [75, 19, 6],
    tint: '#ffffff',
    share: 0,
    night: false,
  },
  evening: {
    high: '#f3cf97',
    low: '#ec9f6e',
    sun: '#fdf0cf',
    sunAt: [74, 37, 9.8],
    tint: '#7c3f52',
    share: 0.3,
    night: false,
  },
  night: {
    high: '#0c1830',
    low: '#2b4a70',
    sun: '#f2f0df',
    sunAt: [76, 21, 4.8],
    tint: '#14294d',
    share: 0.5,
    night: true,
  },
};

/** The colours of a land at an hour. */
export interface LandColours extends ScenePalette {
  /** Of windows. */
  light: string;
}

/** Windows after dark. */
const lamplight = '#ffdf91';

/** A scene's colours in the light of an hour. */
export function coloursOf(palette: ScenePalette, hour: Hour): LandColours {
  // Under the moon, landmarks and water are what is still seen.
  const moonlit = { ...hour, share: hour.night ? hour.share * 0.55 : hour.share };
  return {
    far: lit(palette.far, hour),
    middle: lit(palette.middle, hour),
    near: lit(palette.near, hour),
    trees: lit(palette.trees, hour),
    stone: lit(palette.stone, moonlit),
    roof: lit(palette.roof, moonlit),
    water: lit(palette.water, moonlit),
    light: hour.night ? lamplight : lit(palette.roof, hour),
  };
}

/** A colour of the land in the light of an hour. */
export function lit(colour: string, { tint, share }: Hour): string {
  return mix(colour, tint, share);
}
