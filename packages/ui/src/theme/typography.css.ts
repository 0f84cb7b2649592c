import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

const { font, size, weight, lineHeight, tracking } = vars;

const display = {
  margin: 0,
  fontFamily: font.display,
  fontWeight: weight.strong,
  letterSpacing: tracking.display,
  lineHeight: lineHeight.heading,
  textWrapStyle: 'balance',
} as const;

/** The hero's words: once on a page at most. */
export const hero = style({ ...display, fontSize: size.hero, lineHeight: lineHeight.tight });
/** Title of a page. */
export const pageTitle = style({ ...display, fontSize: size.display });
/** Title of a section or dialog. */
export const sectionTitle = style({ ...display, fontSize: size.heading });
/** Name on a card: a horse, a race. */
export const cardTitle = style({ ...display, fontSize: size.title, letterSpacing: '-0.01em' });

/** Running text. */
export const text = style({
  margin: 0,
  fontFamily: font.text,
  fontSize: size.standard,
  lineHeight: lineHeight.text,
  // No word stands alone on the last line. Only the style: `textWrap` would also undo a `nowrap`.
  textWrapStyle: 'pretty',
});
/** Smaller text, such as the line under a name. */
export const smallText = style({
  margin: 0,
  fontFamily: font.text,
  fontSize: size.small,
  lineHeight: lineHeight.text,
  textWrapStyle: 'pretty',
});

const figures = {
  margin: 0,
  fontFamily: font.figures,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: weight.strong,
  lineHeight: lineHeight.heading,
  // A figure is broken only where it would push something out, never to make a column narrower.
  overflowWrap: 'break-word',
} as const;

/** Money, times, counts: one line of a card or table. */
export const figure = style({ ...figures, fontSize: size.lead });
/** The figure a tile or bar is about. */
export const largeFigure = style({ ...figures, fontSize: size.heading });
/** Figures in tables and beside meters. */
export const smallFigure = style({
  ...figures,
  fontSize: size.standard,
  fontWeight: weight.medium,
});

/**
 * Hashes and other text that is copied rather than read: in figures type, the same on every machine,
 * set wide enough to be compared letter by letter.
 */
export const copiedText = {
  fontFamily: font.figures,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: weight.medium,
  letterSpacing: '0.05em',
} as const;

/** Letter-spaced small capitals, as on a racecard. Write the words in normal case. */
export const label = style({
  margin: 0,
  fontFamily: font.figures,
  fontSize: size.label,
  fontWeight: weight.medium,
  letterSpacing: tracking.label,
  lineHeight: lineHeight.heading,
  textTransform: 'uppercase',
  color: vars.color.text.muted,
});
