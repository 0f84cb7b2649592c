import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** How much of the window's foot is taken by a bar that lies there, as a length. */
export const footTaken = createVar();

const above = (distance: string) => `calc(${distance} + ${fallbackVar(footTaken, '0px')})`;

/** So far from the foot of the window, or from the bar that lies there. */
export const fromFoot = {
  xsmall: above(vars.space.xsmall),
  small: above(vars.space.small),
  medium: above(vars.space.medium),
};
