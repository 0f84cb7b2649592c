import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const search = style({ display: 'block', maxInlineSize: '34rem' });

export const pages = style({
  display: 'grid',
  gap: space.medium,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const page = style({ display: 'grid', gap: space.xxsmall, justifyItems: 'start' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: `${space.medium} ${space.xlarge}`,
  margin: 0,
});

export const word = style({ fontWeight: vars.weight.strong, scrollMarginBlockStart: space.large });

export const meaning = style({ margin: 0, color: vars.color.text.muted });
