import { style } from '@vanilla-extract/css';
import { text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const root = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

/** As wide as three figures, so that the colours stand under each other. */
export const place = style({ flexShrink: 0, minInlineSize: '1.75rem' });

export const name = style([
  textType,
  {
    minInlineSize: 0,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.heading,
    overflowWrap: 'anywhere',
  },
]);
