import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone } = vars.color;

export const root = style([
  paperCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.medium}`,
    padding: vars.space.medium,
  },
]);

export const horse = style({
  flex: '1 1 14rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

// Large text takes a line of its own before a name is broken into letters.
export const content = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

export const name = style([cardTitle, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const terms = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

/** Goes to the next line whole, if it fits there. */
export const term = style({ display: 'inline-block' });

export const next = style({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { flexGrow: 0 } },
});

export const note = style([
  smallText,
  { flexBasis: '100%', color: tone.caution.text, fontWeight: vars.weight.medium },
]);

export const skeleton = style({ display: 'grid', gap: vars.space.xsmall });
