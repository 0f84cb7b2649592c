import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How much of the window's foot is taken by a bar that lies there, as a length. */
export const footTaken = createVar();

/** So far from the foot of the window, or from the bar that lies there. */
export const fromFoot = (distance: string) =>
  `calc(${distance} + ${fallbackVar(footTaken, '0px')})`;
