import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { LineRangeSize, LineVerdict } from './LineRange';

const { tone, outline, surface, text } = vars.color;

/** Percent from the left. */
export const from = createVar();
export const to = createVar();

const dotSize = '0.875rem';

// Fewer stands to the left of more wherever the page is read.
export const root = style({ display: 'grid', direction: 'ltr', gap: vars.space.xxsmall });

export const field = recipe({
  base: { position: 'relative', display: 'block', marginInline: `calc(${dotSize} / 2)` },
  variants: {
    size: {
      row: { blockSize: '1rem' },
      panel: { blockSize: '1.75rem' },
    } satisfies Record<LineRangeSize, StyleRule>,
  },
});

/** From a quarter to four times as many. */
export const whole = style({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const even = style({
  position: 'absolute',
  insetBlock: 0,
  left: '50%',
  borderInlineStart: `1px dashed ${outline.control}`,
});

const colours = {
  above: { background: tone.positive.solid },
  below: { background: tone.critical.solid },
  as_expected: { background: tone.info.solid },
  too_few: { background: tone.neutral.solid },
} satisfies Record<LineVerdict, StyleRule>;

const seenInHighContrast = {
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
} as const;

export const range = recipe({
  base: {
    position: 'absolute',
    top: '50%',
    left: from,
    right: `calc(100% - ${to})`,
    blockSize: 3,
    borderRadius: vars.radius.full,
    transform: 'translateY(-50%)',
    ...seenInHighContrast,
  },
  variants: { verdict: colours },
});

export const dot = recipe({
  base: {
    position: 'absolute',
    top: '50%',
    left: from,
    inlineSize: dotSize,
    blockSize: dotSize,
    boxSizing: 'border-box',
    border: `2px solid ${surface.card}`,
    borderRadius: vars.radius.full,
    transform: 'translate(-50%, -50%)',
    ...seenInHighContrast,
  },
  variants: { verdict: colours },
});

export const scale = style({ display: 'flex', justifyContent: 'space-between' });

export const mark = style([
  smallFigure,
  { inlineSize: dotSize, color: text.muted, display: 'flex', justifyContent: 'center' },
]);
