import { mix } from './mix';
import { palette } from './palette';

const { turf, ivory, gold, red, sky, silver, bronze, ink } = palette;

const goldAction = { solid: gold[400], hover: gold[300], onSolid: ink[900] };
const brand = {
  deep: turf[950],
  base: turf[900],
  glow: turf[700],
  line: turf[700],
  rail: ivory[50],
  red: red[600],
};

const onPaper = {
  turf: { soft: turf[100], text: turf[700] },
  gold: { soft: gold[100], text: gold[700] },
  red: { soft: red[100], text: red[700] },
  sky: { soft: sky[100], text: sky[800] },
  silver: { soft: silver[100], text: silver[700] },
  bronze: { soft: bronze[100], text: bronze[700] },
};

const onTurf = {
  turf: { soft: turf[725], text: turf[300] },
  gold: { soft: gold[900], text: gold[400] },
  red: { soft: red[900], text: red[300] },
  sky: { soft: sky[900], text: sky[300] },
  silver: { soft: silver[900], text: silver[300] },
  bronze: { soft: bronze[900], text: bronze[300] },
};

/** Ivory paper. */
export const lightColours = {
  surface: {
    page: ivory[50],
    card: ivory[0],
    raised: ivory[100],
    sunken: ivory[100],
    backdrop: 'rgb(6 20 15 / 55%)',
    dimmed: mix(ivory[50], '#06140f', 0.55),
  },
  skeleton: ivory[300],
  text: { standard: ink[900], muted: ink[500], accent: turf[600], gold: gold[700] },
  outline: { hairline: ivory[200], control: ivory[500], focus: turf[600] },
  accent: { solid: turf[600], onSolid: ivory[50], soft: turf[100] },
  action: { solid: turf[700], hover: turf[600], onSolid: ivory[50] },
  gold: goldAction,
  brand,
  tone: {
    positive: { solid: turf[600], onSolid: ivory[50], ...onPaper.turf },
    info: { solid: sky[600], onSolid: ivory[0], ...onPaper.sky },
    caution: { solid: gold[500], onSolid: ink[900], ...onPaper.gold },
    critical: { solid: red[700], onSolid: ivory[50], ...onPaper.red },
    neutral: { solid: silver[700], onSolid: ivory[50], ...onPaper.silver },
    bronze: { solid: bronze[700], onSolid: ivory[50], ...onPaper.bronze },
  },
};

/** The turf at night: also the colours of the hero and the frame, whatever the theme. */
export const darkColours: typeof lightColours = {
  surface: {
    page: turf[925],
    card: turf[850],
    raised: turf[775],
    sunken: turf[775],
    backdrop: 'rgb(2 8 6 / 72%)',
    dimmed: mix(turf[925], '#020806', 0.72),
  },
  skeleton: turf[650],
  text: { standard: ivory[100], muted: ink[300], accent: turf[300], gold: gold[400] },
  outline: { hairline: turf[750], control: ink[400], focus: gold[400] },
  accent: { solid: turf[400], onSolid: turf[950], soft: turf[725] },
  action: { solid: turf[400], hover: turf[300], onSolid: turf[950] },
  gold: goldAction,
  brand,
  tone: {
    positive: { solid: turf[400], onSolid: turf[950], ...onTurf.turf },
    info: { solid: sky[300], onSolid: turf[950], ...onTurf.sky },
    caution: { solid: gold[400], onSolid: turf[950], ...onTurf.gold },
    critical: { solid: red[500], onSolid: ivory[0], ...onTurf.red },
    neutral: { solid: silver[300], onSolid: turf[950], ...onTurf.silver },
    bronze: { solid: bronze[300], onSolid: turf[950], ...onTurf.bronze },
  },
};
