import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints';
import type { InlineAlign, InlineJustify } from './Inline';

const line = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

globalStyle(`${line}[data-fill] > :last-child`, { flex: '1 1 10rem', minInlineSize: 0 });

/** Answers at the foot of a dialog, on a phone as wide as it is. */
const end = style({ justifyContent: 'end' });

globalStyle(`${end} > button`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const inline = recipe({
  base: line,
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
      end,
    } satisfies Record<InlineJustify, StyleRule | string>,
  },
});
