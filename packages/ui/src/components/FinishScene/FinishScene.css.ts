import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0 });

/** The judge's card lies at the near rail of the course, and hides none of the runners. */
export const judge = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
});
