import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import {
  asCards,
  asideWidth,
  edges,
  facedWidth,
  inset,
  narrow,
  root,
  row,
  tight,
  tightEdges,
  tightInset,
  wide,
} from './Table.css';

const { color, space } = vars;

const box = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    // Where three would not stand in a line.
    '(max-width: 23rem)': { selectors: { '&[data-whole-line]': { gridColumn: '1 / -1' } } },
    [wide]: {
      ...inset,
      paddingBlock: space.xxsmall,
      blockSize: '3rem',
      verticalAlign: 'middle',
      selectors: edges,
      '@media': { [media.print]: { paddingInline: space.xxsmall, blockSize: '2.25rem' } },
    },
    [tight]: { ...tightInset, selectors: tightEdges },
  },
});

/** In a line that runs on, before its figure. */
const inlineHead = { content: 'attr(data-head) " "', display: 'inline' } as const;
/** Of a card whose name shares its line: the cells beside the name, and those below. */
const lined = style({
  selectors: {
    [`${row}[data-lined] > &`]: {
      order: 2,
      flex: '1 1 0',
      // Its head is never broken: what has no room goes into a line of its own.
      minInlineSize: 'min-content',
      paddingBlockStart: space.xsmall,
    },
    [`${row}[data-lined] > &::before`]: { whiteSpace: 'nowrap' },
    [`${row}[data-lined] > &[data-beside]`]: { order: 0, flex: 'none', paddingBlockStart: 0 },
    [`${row}[data-lined] > &[data-beside="under"]`]: {
      order: 2,
      flex: 'none',
      maxInlineSize: '100%',
    },
    [`${row}[data-lined] > &[data-whole-line]`]: { flexBasis: '100%' },
    [`${row}[data-lined] > &[data-beside="under"]::before`]: { content: 'none' },
    [`${row}[data-lined] > &[data-beside="under"][data-card-head="true"]::before`]: inlineHead,
    [`${row}[data-lined] > &[data-card-head="false"]::before, ${row}[data-lined] > &[data-beside][data-card-head]:empty::before`]:
      {
        content: 'none',
      },
    [`${row}[data-lined] > &[data-beside="before"]`]: {
      alignSelf: 'center',
      // As wide as "12 of 14", so that the names below each other begin alike.
      minInlineSize: '3.5rem',
    },
    [`${row}[data-lined] > &[data-beside="before"]::before`]: { content: 'none' },
    [`${row}[data-lined] > &[data-beside="behind"]`]: {
      alignSelf: 'center',
      textAlign: 'end',
    },
  },
  '@container': {
    [asCards]: {
      selectors: {
        [`${row}[data-lined] > &[data-beside="under"]:empty`]: { display: 'none' },
        [`${row}[data-lined] > &[data-beside="aside"]`]: {
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: space.medium,
          inlineSize: asideWidth,
          display: 'flex',
          alignItems: 'center',
        },
        [`${row}[data-faced] > &[data-beside="aside"]`]: { inlineSize: facedWidth },
        [`${row}[data-lined] > &[data-beside="aside"]::before`]: { content: 'none' },
        // Of two lines the first is the name's and its one figure's.
        [`${row}[data-lined]:has(> [data-beside="aside"]) > &[data-beside="behind"]:not([data-card-head="true"])::before`]:
          {
            content: 'none',
          },
      },
    },
    [wide]: {
      selectors: {
        // As that of the name, whose line they share.
        [`${row}[data-lined] > &, ${row}[data-lined] > &[data-beside]`]: {
          paddingBlockStart: space.xxsmall,
        },
        [`${row}[data-lined] > &[data-beside="aside"]`]: { inlineSize: '7rem' },
        [`${row}[data-faced] > &[data-beside="aside"]`]: { inlineSize: '8.5rem' },
        // A place or a rank is never broken.
        [`${row}[data-lined] > &[data-beside="before"]`]: { whiteSpace: 'nowrap' },
        [`${row}[data-lined] > &[data-beside="under"][data-card-head="true"]::before`]: {
          content: 'none',
        },
      },
    },
  },
});

const ownHead = style({
  '::before': {
    content: 'attr(data-head)',
    display: 'block',
    color: color.text.muted,
    fontFamily: vars.font.figures,
    fontSize: vars.size.micro,
    letterSpacing: '0.06em',
    // The same above words and above figures, so that the heads of a line stand level.
    lineHeight: vars.lineHeight.heading,
    textTransform: 'uppercase',
  },
  '@container': { [wide]: { '::before': { content: 'none' } } },
});

export const rowHead = style([
  box,
  { gridColumn: '1 / -1', textAlign: 'start', fontWeight: vars.weight.strong },
  { selectors: { [`${row}[data-lined] > &`]: { flex: '1 1 0', alignSelf: 'center' } } },
]);

/** Words above the figures, which so stand in columns: beside them the last would go below in some rows. */
const wordsAlone = style({
  '@container': {
    [narrow]: {
      selectors: {
        [`${root}:is([data-columns=several], [data-columns=many], [data-columns=most]) ${row}[data-lined] > &:not([data-beside])`]:
          { flexBasis: '100%' },
      },
    },
  },
});

export const cell = style([smallText, box, ownHead, lined, wordsAlone]);

export const figureCell = style([
  smallFigure,
  box,
  ownHead,
  lined,
  {
    // What has no room goes into a line of its own before a figure is broken.
    overflowWrap: 'break-word',
    '@container': {
      [wide]: {
        textAlign: 'end',
        whiteSpace: 'nowrap',
        // Alike whatever the names, so that the figures of cards below each other stand in columns.
        selectors: { [`${root}[data-columns=few] &[data-beside="behind"]`]: { inlineSize: '18%' } },
      },
    },
  },
]);
