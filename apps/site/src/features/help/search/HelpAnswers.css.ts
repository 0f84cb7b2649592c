import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const status = style({ color: vars.color.text.muted });

export const list = style({
  display: 'grid',
  gap: vars.space.medium,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const answer = style({ display: 'grid', gap: vars.space.xxsmall, justifyItems: 'start' });
