import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { text, tone } = vars.color;

export const root = style([
  paperCard,
  wrappingRow,
  {
    gap: `${vars.space.small} ${vars.space.medium}`,
    padding: vars.space.medium,
  },
]);

export const horse = style([wrappingRow, { flex: '1 1 14rem', minInlineSize: 0 }]);

export const title = style([wrappingRow, { gap: `${vars.space.xxsmall} ${vars.space.xsmall}` }]);

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

export const refusal = style({ flexBasis: '100%' });
