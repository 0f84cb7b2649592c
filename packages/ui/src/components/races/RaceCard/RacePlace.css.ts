import { style } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style([
  smallText,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
  },
]);

export const pin = style({ flexShrink: 0, marginBlockStart: '0.15em' });
