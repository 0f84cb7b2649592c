import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';
import { planRatio } from '../../races/CourseMap/CourseMap.css';

export const root = style({ minInlineSize: 0 });

/** Of a judge's card with five finishers, whose rows are higher on a phone. */
const cardHeight = '18rem';

/** As high as a plan is, so that nothing moves when a horse comes in its place. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: String(planRatio),
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});

/** In the upper corner, over what is behind the horse. */
export const plan = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  inlineSize: '36%',
  padding: vars.space.xsmall,
  borderRadius: vars.radius.control,
  background: `color-mix(in oklab, ${vars.color.brand.deep} 72%, transparent)`,
});

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

export const cardSkeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.small,
  blockSize: cardHeight,
  overflow: 'hidden',
  paddingBlockStart: vars.space.large,
});
