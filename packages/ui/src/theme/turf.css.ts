import { style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { darkTheme } from './themes.css';
import { vars } from './vars.css';

const { brand, outline, surface } = vars.color;

/** No ink is spent on turf. */
const onPaper = { '@media': { [media.print]: { background: 'none' } } } as const;

/**
 * The club's own surface, dark in both themes: header, hero, footer. Everything inside it takes
 * the dark theme.
 */
export const turf = style([darkTheme, { background: brand.deep, ...onPaper }]);

/** The hero's surface: floodlit from the upper right. */
export const turfLit = style([
  turf,
  {
    background: `radial-gradient(90% 120% at 85% 0%, ${brand.glow} 0%, ${brand.base} 45%, ${brand.deep} 100%)`,
    ...onPaper,
  },
]);

/** A bar or card of turf lying on the page, such as the confirmation of an entry. */
export const turfCard = style([
  darkTheme,
  {
    background: surface.card,
    borderRadius: vars.radius.card,
    // Over the dark page only the hairline tells where the card ends.
    border: `1px solid ${outline.hairline}`,
    ...onPaper,
  },
]);
