import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { darkTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';
import * as ownersWindows from './ownersWindows';
import type { HeaderSurface } from './SiteHeader';

const { space } = vars;

/** Closer where the window is only just wide enough for one line. */
const roomy = `clamp(${space.small}, 6.25vw - 3.25rem, ${space.xlarge})`;
/** The logo stands further from the first link than the links from each other. */
const beside = `max(${space.large}, ${roomy})`;

const base = style({
  position: 'relative',
  '@media': { [media.print]: { display: 'none' } },
});

export const root = styleVariants({
  turf: [base, turf],
  transparent: [base, darkTheme],
} satisfies Record<HeaderSurface, unknown>);

export const line = style({
  display: 'flex',
  // Large text takes a second line instead of leaving the window.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${space.medium})`,
  minBlockSize: '4.25rem',
  marginInline: 'auto',
  paddingBlock: space.small,
  // 8 px on the narrowest phone.
  paddingInline: `clamp(${space.xsmall}, 10vw - 1.5rem, ${space.medium})`,
  '@media': { [media.laptop]: { gap: `${space.small} ${beside}`, minBlockSize: '4.75rem' } },
});

export const links = style({ display: 'flex', gap: roomy });

/** The pages of a part of the site, below the header's line. */
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${space.medium})`,
  marginInline: 'auto',
  paddingBlockEnd: space.small,
  paddingInline: space.medium,
  fontSize: vars.size.small,
});

export const sheetPages = style({
  display: 'grid',
  gap: space.small,
  marginBlockStart: space.small,
  marginInlineStart: space.medium,
  fontSize: vars.size.standard,
});

export const sheetLinks = style({ display: 'grid', gap: space.medium, fontSize: vars.size.title });

export const corner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xxsmall,
  // What can be shorter is, before the corner takes a second line.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': { [media.tablet]: { gap: space.small } },
});

/** An owner's has more in it, where the links stand beside it in line. */
export const ownersCorner = style([
  corner,
  {
    '@media': {
      [ownersWindows.withLinks]: { gap: space.xxsmall },
      [ownersWindows.withNames]: { gap: space.xsmall },
    },
  },
]);

function from(width: string) {
  return {
    inLine: style({ display: 'none', '@media': { [width]: { display: 'block' } } }),
    inSheet: style({ '@media': { [width]: { display: 'none' } } }),
  };
}

/** Where the links and the switch of the theme stand, by who looks at the page. */
export const navigation = { visitor: from(media.laptop), owner: from(ownersWindows.withLinks) };

/** On a phone the sheet holds it. */
export const stable = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', whiteSpace: 'nowrap' } },
});

export const placeholder = style({ position: 'relative', inlineSize: '8.5rem' });

export const waysIn = style({ display: 'flex', gap: space.xsmall });

// Else logo, both ways in and the menu do not stand side by side on 320 px, nor the links on 960 px.
globalStyle(`${waysIn} > button`, {
  paddingInline: `clamp(${space.xsmall}, 6vw - 0.75rem, ${space.small})`,
  '@media': { [media.desktop]: { paddingInline: space.large } },
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: space.xsmall,
  insetInlineStart: space.medium,
  zIndex: 1,
  padding: space.small,
  border: 'none',
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.standard,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
