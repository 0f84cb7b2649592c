import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { InlineAlign, InlineJustify } from './Inline';

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'start' },
      baseline: { alignItems: 'baseline' },
    } satisfies Record<InlineAlign, StyleRule>,
    justify: {
      start: { justifyContent: 'start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'end' },
    } satisfies Record<InlineJustify, StyleRule>,
  },
});
