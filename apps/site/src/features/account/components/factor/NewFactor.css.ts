import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** Black on white in both themes: cameras read nothing else. */
export const picture = style({ background: 'white', borderRadius: '4px' });

export const secret = style({ overflowWrap: 'anywhere', fontFamily: vars.font.figures });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  gap: '0.5rem',
  fontFamily: vars.font.figures,
});
