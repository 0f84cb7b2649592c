import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  maxInlineSize: vars.width.reading,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

/** Points back, in either direction of writing. */
export const arrow = style({ selectors: { '&:dir(rtl)': { rotate: '180deg' } } });
