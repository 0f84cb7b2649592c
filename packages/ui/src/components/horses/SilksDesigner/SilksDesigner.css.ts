import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { color, space } = vars;

/** Beside each other where there is room for both. */
export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space.large });

export const shown = style({
  // From where it is held fast it has room beside the parts, which it would cover from above.
  flex: '1 1 clamp(15rem, 30vw - 3rem, 18rem)',
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
  '@media': {
    // The picture stays in sight while the list of patterns is gone through.
    [media.laptop]: { position: 'sticky', insetBlockStart: space.medium, alignSelf: 'start' },
  },
});

export const parts = style({ flex: '999 1 24rem', minInlineSize: 0 });

/** As high as the picture in it; what has the focus stays below it. */
const inSightHeight = '72px';

/** Where the pictures stand above the parts, a small one goes with them. */
export const inSight = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  blockSize: inSightHeight,
  background: color.surface.page,
  borderBlockEnd: `1px solid ${color.outline.hairline}`,
  '@media': { [media.laptop]: { display: 'none' } },
});

globalStyle(`:root:has(${inSight})`, {
  scrollPaddingBlockStart: inSightHeight,
  '@media': { [media.laptop]: { scrollPaddingBlockStart: 'auto' } },
});

export const short = style([
  smallText,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    margin: 0,
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
]);

/** The large picture shrinks where there is no room for it. */
export const pictures = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: space.medium,
  padding: space.medium,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  '@media': { [media.laptop]: { flexWrap: 'wrap' } },
});

export const large = style({
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '320px',
  '@media': { [media.laptop]: { flexBasis: '100%' } },
});

globalStyle(`${large} > svg`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const small = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  '@media': {
    [media.laptop]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.medium },
  },
});

export const worn = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxsmall,
  margin: 0,
});

export const caption = style([smallText, { color: color.text.muted }]);

export const description = style({ margin: 0, fontWeight: vars.weight.strong });

export const tools = style([wrappingRow, { gap: space.xsmall }]);

globalStyle(`${tools} > *`, { flexGrow: 1 });
