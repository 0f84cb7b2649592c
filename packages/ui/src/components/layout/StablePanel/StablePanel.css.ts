import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { scrollFade } from '../../../theme/scrollFade.css';
import { darkTheme } from '../../../theme/themes.css';
import { label, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, accent } = vars.color;

export const root = style({
  minInlineSize: 0,
  '@media': {
    [media.laptop]: { inlineSize: vars.width.panel },
    [media.print]: { display: 'none' },
  },
});

export const title = style([
  label,
  {
    display: 'none',
    padding: vars.space.small,
    '@media': { [media.laptop]: { display: 'block' } },
  },
]);

export const list = style([
  plainList,
  scrollFade,
  {
    display: 'flex',
    gap: vars.space.xsmall,
    overflowX: 'auto',
    // Room for the focus ring, which a scrolling box would cut off.
    padding: '4px',
    // The first tile begins where the page's words do.
    margin: '-4px',
    scrollbarWidth: 'none',
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gap: '2px',
        overflowX: 'visible',
        padding: 0,
        margin: 0,
        maskImage: 'none',
      },
    },
  },
]);

const tile = style([
  text,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space.small,
    minBlockSize: vars.touchTarget,
    paddingInline: vars.space.small,
    border: `1px solid ${outline.hairline}`,
    borderRadius: vars.radius.control,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    '@media': {
      // In the column, large text breaks the line instead of leaving it.
      [media.laptop]: {
        borderColor: 'transparent',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        paddingBlock: vars.space.xxsmall,
        lineHeight: vars.lineHeight.heading,
      },
    },
  },
]);

export const other = style([
  tile,
  {
    background: surface.card,
    '@media': {
      [media.laptop]: { background: 'transparent' },
      [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
    },
  },
]);

/** A piece of turf in both themes, light enough to be seen on the page at night. */
export const current = style([
  tile,
  darkTheme,
  {
    background: accent.soft,
    borderColor: accent.soft,
    '@media': {
      [media.laptop]: { borderColor: accent.soft },
      [media.forcedColors]: { borderColor: 'Highlight' },
    },
  },
]);

export const icon = style({ flexShrink: 0 });
