import { style } from '@vanilla-extract/css';
import { copiedText, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const purpose = style([
  smallText,
  { marginBlock: vars.space.xsmall, color: vars.color.text.muted },
]);

export const hash = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const code = style([
  smallText,
  {
    flex: 1,
    minInlineSize: 0,
    ...copiedText,
    overflowWrap: 'anywhere',
  },
]);
