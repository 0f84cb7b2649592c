import type { ReactNode } from 'react';
import type { CapPattern } from './design';
import { check, diamond, scatter, spot, star } from './shapes';

/** The skull of the cap and its peak, worn a little to the right as in a parade-ring portrait. */
export const skull = 'M32.4 22.2C31.4 10.4 38.6 3 49 3C59.4 3 66.6 10 66.8 20.4Q50 25.4 32.4 22.2Z';
export const peak =
  'M51 23.6Q60 22.8 66.8 20.4C71 20.6 74.6 22.6 76.4 25.8C69 28 58.6 27.8 51 23.6Z';
export const button = 'M46.4 3.3Q49 0.2 51.6 3.3Z';

/** What each pattern draws over the base colour, in its own colour and cut to the skull. */
export const capDrawings: Record<CapPattern, ReactNode> = {
  plain: null,
  check: check(31, 1.5, 6, 6, 4),
  diamond: diamond(15, 17)(49.5, 13.6),
  diamonds: scatter(diamond(7.6, 9.4), {
    x: 49.5,
    y: 13.4,
    column: 11,
    row: 7.6,
    columns: 2,
    rows: 1,
  }),
  hooped: <path d="M30 10Q49 13.6 69 9V4.4Q49 9 30 5.4ZM30 19Q49 22.6 69 18V13.4Q49 18 30 14.4Z" />,
  quartered: (
    <path d="M49 3C36 5 33 15 32 25H43C42 16 43.5 8 49 3ZM49 3C54.5 8 57 16 56.5 26L70 22C67 12 60 4 49 3Z" />
  ),
  spots: scatter(spot(2.2), { x: 49.5, y: 13.4, column: 9, row: 6, columns: 2, rows: 2 }),
  star: star(8.4)(49.5, 14),
  stars: scatter(star(4.1), { x: 49.5, y: 14, column: 10.6, row: 8, columns: 2, rows: 1 }),
  striped: (
    <path
      d="M49 3.6V26M49 3.6C42 8 40 16 40 25M49 3.6C56 8 58.6 16 58.8 25"
      fill="none"
      stroke="currentColor"
      strokeWidth={3.2}
    />
  ),
};
