import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** A rail with a post at each moment: across where there is room, down the side on a phone. */
export const root = style({
  display: 'grid',
  gap: space.large,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0 } },
});

const post = '2.5rem';

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${post} minmax(0, 1fr)`,
  gap: space.small,
  selectors: {
    // The rail to the next post.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: post,
      insetBlockEnd: `calc(-1 * ${space.large})`,
      insetInlineStart: `calc(${post} / 2 - 1px)`,
      inlineSize: 2,
      background: color.accent.solid,
    },
  },
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInlineEnd: space.large,
      selectors: {
        '&:not(:last-child)::before': {
          insetBlockStart: `calc(${post} / 2 - 1px)`,
          insetBlockEnd: 'auto',
          insetInlineStart: post,
          inlineSize: `calc(100% - ${post})`,
          blockSize: 2,
        },
      },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: post,
  blockSize: post,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontFamily: vars.font.figures,
  fontWeight: vars.weight.strong,
});
