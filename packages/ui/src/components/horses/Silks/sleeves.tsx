import type { ReactNode } from 'react';
import type { SleevePattern } from './design';
import { bands, check, chevrons, diamond, scatter, spot, star } from './shapes';

/** One sleeve, drawn hanging straight down with its middle at 0, then turned into place. */
export const sleeve =
  'M-0.6 -2.4C-7.6 -1.4 -10.6 8 -10.4 20C-10.3 30 -9 36 -6.2 43.4L-5.8 47.2Q0 49.4 5.8 47.2L6.2 43.4C8.6 36 9.8 29 9.9 21C10 12 9 4 7 0Z';

export const cuff = 'M-6.2 43.4Q0 45.6 6.2 43.4L5.8 47.2Q0 49.4 -5.8 47.2Z';

/** Where the left sleeve hangs; the right one is its mirror image. */
export const hang = 'translate(29.5 38) rotate(23)';
export const mirror = 'translate(100 0) scale(-1 1)';

/** What each pattern draws over the base colour, in its own colour and cut to the sleeve. */
export const sleeveDrawings: Record<SleevePattern, ReactNode> = {
  plain: null,
  armlets: bands(-14, 14, 28, 9, 0, 1),
  chevrons: chevrons(0, 13, 13, 9, 5.5, 12, 4),
  check: check(-12.5, -3, 5, 5, 11),
  diabolo: <path d="M-14 -6H14L2 23L14 52H-14L-2 23Z" />,
  diamonds: [4, 17.4, 30.8, 44.2].map((y) => diamond(12, 13.4)(0, y)),
  halved: <path d="M-14 -6H0V52H-14Z" />,
  hooped: bands(-14, 1, 28, 6.6, 13.2, 4),
  seams: <path d="M-2 -6h4v58h-4Z" />,
  spots: scatter(spot(2.5), { x: 0, y: 22, column: 9.6, row: 7, columns: 1, rows: 4 }),
  stars: [5, 18.5, 32, 45.5].map((y) => star(5.6)(0, y)),
  striped: <path d="M-2 -6h4v58h-4ZM-10.4 -6h4v58h-4ZM6.4 -6h4v58h-4Z" />,
};
