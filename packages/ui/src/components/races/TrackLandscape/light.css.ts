import {
  assignVars,
  createGlobalThemeContract,
  createVar,
  styleVariants,
} from '@vanilla-extract/css';
import type { TimeOfDay } from '../RaceView/film';
import { coursePaintOf, hours, landPaintOf } from './hours';
import type { TrackScene } from './scenes';

const named = (_: string | null, path: readonly string[]) => `land-${path.join('-')}`;

export const skyPaint = createGlobalThemeContract({ high: '', low: '', sun: '' }, named);

/** The names of colours in `course.svg`. */
const coursePaint = createGlobalThemeContract(
  { ground: '', mown: '', infield: '', rail: '' },
  named,
);

/** The names of colours in `lands/*.svg`. */
const landPaint = createGlobalThemeContract(
  { far: '', middle: '', near: '', trees: '', stone: '', roof: '', water: '', light: '' },
  named,
);

/** The tint of the hour, and its share in what is floodlit. */
export const tint = createVar();
export const tintShare = createVar();

export const sky = styleVariants(hours, (hour) => ({
  vars: {
    ...assignVars(skyPaint, { high: hour.high, low: hour.low, sun: hour.sun }),
    [tint]: hour.tint,
    [tintShare]: `${hour.share * 50}%`,
  },
}));

const landOf = (scene: TrackScene) =>
  styleVariants(hours, (_, timeOfDay: TimeOfDay) => ({
    vars: assignVars(landPaint, landPaintOf(scene, timeOfDay)),
  }));

export const land = {
  downs: landOf('downs'),
  mere: landOf('mere'),
  harbour: landOf('harbour'),
  marsh: landOf('marsh'),
  hills: landOf('hills'),
  desert: landOf('desert'),
};

const courseOf = (surface: 'Turf' | 'Dirt') =>
  styleVariants(hours, (_, timeOfDay: TimeOfDay) => ({
    vars: assignVars(coursePaint, coursePaintOf(surface, timeOfDay)),
  }));

export const course = { Turf: courseOf('Turf'), Dirt: courseOf('Dirt') };
