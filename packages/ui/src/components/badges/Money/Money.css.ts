import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/vars.css';
import type { MoneyTone } from './Money';

const { text, tone } = vars.color;

// The size is that of the line it stands in; only the face of the figures is its own.
export const root = recipe({
  base: {
    fontFamily: vars.font.figures,
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    // A minus sign stays before its figure on a page that runs from right to left.
    direction: 'ltr',
    unicodeBidi: 'isolate',
  },
  variants: {
    tone: {
      standard: {},
      muted: { color: text.muted },
      gold: { color: text.gold },
      gain: { color: tone.positive.text },
      loss: { color: tone.critical.text },
    } satisfies Record<MoneyTone, StyleRule>,
  },
});
