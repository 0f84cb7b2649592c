import { style } from '@vanilla-extract/css';
import { planRatio } from '../../races/CourseMap/CourseMap.css';

export const root = style({ minInlineSize: 0 });

/** Of a judge's card with five finishers. */
export const cardHeight = '16rem';

/** The judge's card lies at the near rail of the course, and hides none of the runners. */
export const judge = style({
  position: 'relative',
  // Of the plan's breadth, as the room under its rail is.
  marginBlockStart: '-2.4%',
});

/** What is told of a race that is on is as high: nothing below moves when it begins or ends. */
export const live = style([judge, { minBlockSize: cardHeight }]);

export const planSkeleton = style({ aspectRatio: planRatio });
