import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';
import { planRatio } from '../../races/CourseMap/CourseMap.css';

export const root = style({ minInlineSize: 0 });

/** Of a judge's card with five finishers, whose rows are higher on a phone. */
const cardHeight = '18rem';

/** The judge's card lies at the near rail of the course, and hides none of the runners. */
export const judge = style({
  position: 'relative',
  // Of the plan's breadth, as the room under its rail is.
  marginBlockStart: '-2.4%',
  // Until the race is there, and whatever is told of it: nothing below moves, and the card fills it.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: cardHeight,
});

/** The course without its name. */
export const planSkeleton = style({
  aspectRatio: String(planRatio),
  border: `clamp(1.75rem, 5vw, 4rem) solid ${vars.color.skeleton}`,
  borderRadius: vars.radius.full,
});

export const cardSkeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  blockSize: cardHeight,
  overflow: 'hidden',
  paddingBlockStart: vars.space.large,
});
