import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import type { StackAlign } from './Stack';

// `minmax(0, …)`: a long word wraps or scrolls inside its child instead of widening the page.
// `alignContent`: in a grid's taller cell the children stay together at the top.
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const;

export const stack = styleVariants({
  stretch: column,
  start: { ...column, justifyItems: 'start' },
  center: { ...column, justifyItems: 'center' },
} satisfies Record<StackAlign, StyleRule>);
