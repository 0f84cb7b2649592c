import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The whole row leads to the result: its link covers it. */
export const row = style({
  position: 'relative',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.outline.hairline}` },
  },
  '@media': {
    [media.pointer]: {
      selectors: { '&:hover': { background: vars.color.surface.raised } },
    },
  },
});
