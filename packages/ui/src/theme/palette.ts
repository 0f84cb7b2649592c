/**
 * The raw colours. Only `themes.css.ts` gives them roles; nothing else imports this file
 * except the pages that show the palette and the test that measures it.
 */
export const palette = {
  turf: {
    950: '#06140F',
    925: '#0A1E16',
    900: '#0B2319',
    850: '#133126',
    800: '#10382A',
    775: '#1A4333',
    750: '#1D4838',
    725: '#134A39',
    700: '#14503B',
    650: '#2B614B',
    600: '#1A6B4E',
    500: '#22885F',
    400: '#3DA97C',
    300: '#7CC3A2',
    100: '#DDEFE5',
  },
  ivory: {
    0: '#FFFFFF',
    50: '#FBF8F1',
    100: '#F4EEE0',
    200: '#E4DAC5',
    300: '#D3C8AF',
    500: '#938B76',
  },
  gold: {
    900: '#4A3B12',
    700: '#7A5408',
    500: '#B9851F',
    400: '#E0B44C',
    300: '#EBC871',
    100: '#F6E7BF',
  },
  red: {
    900: '#5C2620',
    700: '#B3261E',
    600: '#C8102E',
    500: '#DC3049',
    300: '#FF9E96',
    100: '#FBE3E0',
  },
  sky: { 900: '#1C3F63', 800: '#1D4F86', 600: '#2F6FB5', 300: '#9CC4EE', 100: '#DCE9F6' },
  silver: { 900: '#37463F', 700: '#495057', 300: '#C3CCC8', 100: '#E4E7E9' },
  bronze: { 900: '#58371F', 700: '#8A4310', 300: '#F3B78C', 100: '#FBE0CB' },
  ink: { 900: '#14201B', 500: '#5C6B63', 400: '#6F877C', 300: '#A3B5AB' },
};
