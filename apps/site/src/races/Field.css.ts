import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` } },
});

/** As wide as two figures, so that the colours stand under each other. */
export const stall = style({ minInlineSize: '1.25rem', textAlign: 'center' });

export const names = style({ flex: 1, minInlineSize: 0 });

/** Gives way to the name on a phone. */
export const form = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});
