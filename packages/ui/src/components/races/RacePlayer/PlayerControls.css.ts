import { style } from '@vanilla-extract/css';
import { label, smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { gold, outline, text, tone } = vars.color;

export const controls = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
});

export const moment = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const scrub = style({ position: 'relative', flexGrow: 1, minInlineSize: 0 });

/** The dot before the word is full where the race is shown as it is run, and hollow behind it. */
export const live = style([
  label,
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.touchTarget,
    paddingInline: vars.space.small,
    border: `1px solid ${outline.control}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: text.standard,
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '0.6em',
        blockSize: '0.6em',
        border: `2px solid ${tone.critical.text}`,
        borderRadius: '50%',
      },
      '&[aria-pressed="true"]': { borderColor: tone.critical.text },
      '&[aria-pressed="true"]::before': { background: tone.critical.text },
    },
  },
]);

/** As long as the way of the thumb's middle. */
export const marks = style({ position: 'absolute', insetBlock: 0, insetInline: 8 });

export const mark = style({
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: 2,
  blockSize: 12,
  marginBlockStart: -6,
  background: gold.solid,
});

export const range = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: vars.touchTarget,
  margin: 0,
  accentColor: gold.solid,
  cursor: 'pointer',
  background: 'transparent',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const view = style({ display: 'flex', marginInlineStart: 'auto' });

export const rate = style([
  smallFigure,
  {
    minBlockSize: vars.touchTarget,
    minInlineSize: vars.touchTarget,
    paddingInline: vars.space.xsmall,
    border: `1px solid ${outline.control}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: text.standard,
    cursor: 'pointer',
  },
]);

/** A row of its own where the others leave it none: one, on a phone too. */
export const cameras = style({
  display: 'flex',
  '@container': { '(max-width: 44rem)': { order: 1, flexBasis: '100%' } },
  overflowX: 'auto',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const camera = style([
  smallFigure,
  {
    minBlockSize: vars.touchTarget,
    flex: '1 0 auto',
    paddingInline: vars.space.small,
    '@container': { '(max-width: 30rem)': { paddingInline: 2 } },
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'transparent',
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: text.standard },
      '&[aria-pressed="true"]': { color: text.gold, borderColor: gold.solid },
    },
  },
]);
