import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { framedList } from '../../../theme/framedList.css';
import { label, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const list = style([framedList]);

export const line = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  minInlineSize: 0,
  '@media': {
    [media.pointer]: { selectors: { '&:hover': { background: vars.color.surface.raised } } },
  },
});

export const about = style([label, { fontSize: vars.size.micro }]);

export const text = style([textType, { overflowWrap: 'anywhere' }]);
