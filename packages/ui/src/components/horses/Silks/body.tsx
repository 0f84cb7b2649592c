import type { ReactNode } from 'react';
import type { BodyPattern } from './design';
import { bands, check, chevrons, diamond, scatter, spot, star } from './shapes';

/** The torso, seen from the front, in the drawing's 100 × 100 square. */
export const torso =
  'M39 31.5C36.5 33.6 31.5 34.8 28 37C27.6 43 28.6 49 30.6 54C31.4 62 31 78 29.6 93.4Q50 98.6 70.4 93.4C69 78 68.6 62 69.4 54C71.4 49 72.4 43 72 37C68.5 34.8 63.5 33.6 61 31.5Q50 39.5 39 31.5Z';

/** The stand collar, and the neck's hollow behind it. */
export const collar = 'M39 31.5Q50 39.5 61 31.5L59.6 27.8Q50 34 40.4 27.8Z';
export const neck = 'M40.4 27.8Q50 34 59.6 27.8Q50 25.4 40.4 27.8Z';

/** The middle of the chest, where a single figure sits. */
const x = 50;
const y = 62;

/** What each pattern draws over the base colour, in its own colour and cut to the torso. */
export const bodyDrawings: Record<BodyPattern, ReactNode> = {
  plain: null,
  seams: (
    <path
      d="M28 36C27.6 43 28.6 49 30.6 54C31.4 62 31 78 29.6 95M72 36C72.4 43 71.4 49 69.4 54C68.6 62 69 78 70.4 95M50 36V98M39 31.5C36.5 33.6 31.5 34.8 28 37M61 31.5C63.5 33.6 68.5 34.8 72 37"
      fill="none"
      stroke="currentColor"
      strokeWidth={4.6}
    />
  ),
  epaulets: <path d="M26 30H42.5L43 34.5Q36 42 26.5 46.5ZM74 30H57.5L57 34.5Q64 42 73.5 46.5Z" />,
  stripe: <path d="M45 28h10v72h-10Z" />,
  stripes: <path d="M46.7 28h6.6v72h-6.6ZM33.5 28h6.6v72h-6.6ZM59.9 28h6.6v72h-6.6Z" />,
  braces: <path d="M37 28h5.4v72H37ZM57.6 28H63v72h-5.4Z" />,
  hoop: bands(20, y - 6.5, 60, 13, 0, 1),
  hoops: bands(20, 39, 60, 8, 16, 4),
  chevron: chevrons(x, 72, 26, 20, 12, 0, 1),
  chevrons: chevrons(x, 57, 26, 17, 7.5, 16, 4),
  sash: <path d="M28 30L41 30L76 88L70 100L64 96Z" />,
  'cross sashes': (
    <path d="M29 33L36 29.6L50 56.5L64 29.6L71 33L54.3 65L73 98L66 101L50 73L34 101L27 98L45.7 65Z" />
  ),
  'cross of lorraine': (
    <path d="M46.8 42h6.4v7h7.4v6.2h-7.4v6.6H65V68H53.2v18h-6.4V68H35v-6.2h11.8v-6.6h-7.4V49h7.4Z" />
  ),
  'maltese cross': (
    <path d="M50 62L42.5 44L50 47.5L57.5 44ZM50 62L68 54.5L64.5 62L68 69.5ZM50 62L57.5 80L50 76.5L42.5 80ZM50 62L32 69.5L35.5 62L32 54.5Z" />
  ),
  diamond: diamond(28, 38)(x, y),
  diamonds: scatter(diamond(8.6, 12), { x, y, column: 13, row: 9.4, columns: 2, rows: 4 }),
  'triple diamond': [
    diamond(13.6, 26)(36.4, y),
    diamond(13.6, 26)(x, y),
    diamond(13.6, 26)(63.6, y),
  ],
  disc: spot(14)(x, y),
  spots: scatter(spot(3.1), { x, y, column: 13, row: 8.6, columns: 2, rows: 4 }),
  'large spots': scatter(spot(5.7), { x, y, column: 20, row: 13, columns: 2, rows: 3 }),
  star: star(17.5)(x, y + 1),
  stars: scatter(star(5.4), { x, y, column: 15.4, row: 11.6, columns: 2, rows: 3 }),
  check: check(26, 30, 8, 6, 9),
  halved: <path d="M50 28H80V100H50Z" />,
  quartered: <path d="M50 28H80V63H50ZM20 63H50V100H20Z" />,
  diabolo: <path d="M24 26H76L53.5 64L76 102H24L46.5 64Z" />,
  panel: <path d="M38.5 28h23v72h-23Z" />,
  'inverted triangle': <path d="M32.5 43H67.5L50 82Z" />,
  'hollow box': <path d="M36 48H64V76H36ZM42 54V70H58V54Z" fillRule="evenodd" />,
};
