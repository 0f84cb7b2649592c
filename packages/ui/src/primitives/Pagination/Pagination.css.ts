import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const summary = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

// Earlier lies where lines begin.
export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
