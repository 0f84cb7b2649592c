import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { vars } from '../../../theme/vars.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': { [media.phone]: { columnGap: vars.space.medium } },
});

export const badge = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.touchTarget,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.brand.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  fontFamily: vars.font.figures,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  letterSpacing: '0.02em',
  '@media': {
    // Words alone on a phone, in two lines; all five in one row on a tablet.
    [media.phone]: { minBlockSize: 'auto', paddingInline: 0, border: 0 },
    [media.laptop]: { paddingInline: vars.space.small, letterSpacing: '0.06em' },
  },
});
