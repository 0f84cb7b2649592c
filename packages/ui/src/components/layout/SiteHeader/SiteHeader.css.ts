import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { darkTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';
import type { HeaderSurface } from './SiteHeader';

const { space } = vars;

/** Closer where the window is only just wide enough for one line. */
const roomy = `clamp(${space.medium}, 8vw - 4rem, ${space.xlarge})`;

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
  gap: space.small,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${space.medium})`,
  minBlockSize: '4.25rem',
  marginInline: 'auto',
  paddingBlock: space.small,
  paddingInline: space.medium,
  '@media': { [media.laptop]: { gap: `${space.small} ${roomy}`, minBlockSize: '4.75rem' } },
});

export const links = style({ display: 'flex', gap: roomy });

export const sheetLinks = style({ display: 'grid', gap: space.medium, fontSize: vars.size.title });

export const corner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xxsmall,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { gap: space.small } },
});

export const wideOnly = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'block' } },
});

export const narrowOnly = style({ '@media': { [media.laptop]: { display: 'none' } } });

export const placeholder = style({ position: 'relative', inlineSize: '8.5rem' });

export const waysIn = style({ display: 'flex', gap: space.xsmall });

// Else logo, both ways in and the menu do not stand side by side on 360 px.
globalStyle(`${waysIn} > button`, {
  '@media': { [media.phone]: { paddingInline: space.small } },
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
