import { media, vars } from '@furlong/ui';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '1.5rem auto minmax(0, 1fr) auto auto' } },
});

/** Gives way to the name on a phone. */
export const form = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});
