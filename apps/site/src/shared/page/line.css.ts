import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the header's line, so that all edges meet. */
export const line = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.medium})`,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
});
