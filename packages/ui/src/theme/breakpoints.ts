/** Narrowest window, in px, of each layout; below `tablet` is a phone. Storybook's viewports too. */
export const breakpoints = { phone: 360, tablet: 600, laptop: 960, desktop: 1280 } as const;

/** In em, so that a larger text size also brings the narrower layout. */
function from(px: number) {
  return `screen and (min-width: ${px / 16}em)`;
}

/** Keys for vanilla-extract's `@media`; styles are written for the phone first. */
export const media = {
  phone: `screen and (max-width: ${(breakpoints.tablet - 1) / 16}em)`,
  tablet: from(breakpoints.tablet),
  laptop: from(breakpoints.laptop),
  desktop: from(breakpoints.desktop),
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  pointer: '(hover: hover)',
  print: 'print',
} as const;
