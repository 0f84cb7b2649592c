import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The text, with what it holds beside it where there is room. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xlarge,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 46rem) minmax(0, 15rem)',
      columnGap: space.xxxlarge,
    },
  },
});

export const contents = style({
  '@media': {
    [media.laptop]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: space.large,
      paddingInlineStart: space.medium,
      borderInlineStart: `1px solid ${color.outline.hairline}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const contentsTitle = style({ fontWeight: vars.weight.strong });

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Each as high as a finger. */
export const entry = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.touchTarget,
  '@media': { [media.laptop]: { minBlockSize: '2.25rem' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  maxInlineSize: '46rem',
});

/** Linked to by its address: it comes to stand a little below the edge. */
export const heading = style({
  scrollMarginBlockStart: space.large,
  outlineOffset: space.xxsmall,
});

export const bullets = style({
  listStyle: 'disc',
  display: 'grid',
  gap: space.xsmall,
  margin: 0,
  paddingInlineStart: space.large,
  maxInlineSize: vars.width.reading,
});
