import type { SilksColour } from './design';

/**
 * How each registered colour is dyed. Silks keep their colours in light and dark alike, so these
 * are no part of the theme; they are spaced so that neighbours differ at 24 px.
 */
export const dyes: Record<SilksColour, string> = {
  white: '#fdfcf8',
  grey: '#98a1a8',
  pink: '#f4a0bd',
  red: '#cf152d',
  maroon: '#701a2c',
  'light green': '#9dd487',
  'emerald green': '#12955a',
  'dark green': '#124a33',
  'light blue': '#86c5ee',
  'royal blue': '#1f51c6',
  'dark blue': '#17265f',
  mauve: '#b597d8',
  purple: '#5f2a93',
  yellow: '#fbd42c',
  orange: '#f27d1d',
  beige: '#dcc59c',
  brown: '#6c4424',
  black: '#1b1c1e',
};
