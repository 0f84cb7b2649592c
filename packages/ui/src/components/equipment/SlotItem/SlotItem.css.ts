import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { smallFigure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, text, tone } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    padding: vars.space.small,
    selectors: { '&[data-equipped]': { borderColor: accent.solid } },
  },
]);

export const item = style({
  // Leaves room for a button at work, so that it does not jump to the next line when pressed.
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

// Large text takes a line of its own before a name is broken into letters.
export const content = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const name = style([
  textType,
  {
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);

export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

export const effect = style([
  smallFigure,
  {
    color: text.accent,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    // Its sign stays before it on a page that runs from right to left.
    unicodeBidi: 'plaintext',
  },
]);

export const wear = style([smallText, { color: text.muted }]);

export const reason = style([
  smallText,
  { color: tone.critical.text, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

export const skeleton = style({ display: 'grid', gap: vars.space.xsmall });
