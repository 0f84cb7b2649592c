import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.medium,
  minInlineSize: 0,
  padding: space.medium,
  '@media': { [media.tablet]: { padding: space.large } },
});

export const skill = style({ display: 'grid', gap: space.xsmall });

export const muted = style([
  smallText,
  { color: vars.color.text.muted, maxInlineSize: vars.width.reading },
]);
