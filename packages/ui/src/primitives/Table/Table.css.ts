import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { paperCard } from '../../theme/paper.css';
import { cardTitle } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';

const { color, space } = vars;
const hairline = `1px solid ${color.outline.hairline}`;

/**
 * Room for columns is a matter of the place the table is given, not of the window: 600 px, more with
 * many columns and less with few. The em is that of `root`.
 */
export const wide = '(min-width: 37.5em)';

/** The place that the smallest phone gives. */
export const narrow = '(max-width: 20rem)';

/** Where a row is a card. */
export const asCards = `not ${wide}`;

/** Room for a place of two figures and the colours after it, before all lines of a card. */
export const asideWidth = '4.5rem';
/** Likewise of a face. */
export const facedWidth = '6rem';

export const inset = {
  paddingInline: space.small,
  '@media': { [media.print]: { paddingInline: space.xxsmall } },
};

/** The outer columns stand under the caption and as far from the other edge. */
export const edges = {
  '&:first-child': { paddingInlineStart: space.medium },
  '&:last-child': { paddingInlineEnd: space.medium },
};

/** Columns in the place that the smallest phone gives are closer, so that names are not broken. */
export const tight = `${wide} and ${narrow}`;

export const tightInset = { paddingInline: space.xxsmall };

export const tightEdges = { '&:last-child': { paddingInlineEnd: space.small } };

export const root = style([
  paperCard,
  {
    containerType: 'inline-size',
    fontSize: '1rem',
    minInlineSize: 0,
    // `clip`, not `hidden`: that would be a place to scroll, and hold the heads fast in it.
    overflow: 'clip',
    selectors: {
      // 255 px.
      '&[data-columns=few]': { fontSize: '0.425rem' },
      // 700 px, and 840; on paper, whose text is set closer, 600 for all of these.
      '&[data-columns=several]': { fontSize: '1.1667rem' },
      '&[data-columns=many]': { fontSize: '1.4rem' },
      // 1100 px.
      '&[data-columns=most]': { fontSize: '1.8333rem' },
    },
    '@media': {
      [media.print]: {
        selectors: {
          '&:is([data-columns=several], [data-columns=many], [data-columns=most])': {
            fontSize: '1rem',
          },
        },
      },
    },
  },
]);

export const table = style({
  display: 'block',
  fontSize: vars.size.standard,
  '@container': { [wide]: { display: 'table' } },
});

export const caption = style([
  cardTitle,
  {
    display: 'block',
    paddingBlock: space.xsmall,
    paddingInline: space.medium,
    textAlign: 'start',
    '@container': { [wide]: { display: 'table-caption', paddingBlock: space.medium } },
  },
]);

export const captionLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.medium,
});

export const hiddenCaption = hidden;

export const head = style({
  display: 'block',
  '@container': { [wide]: { display: 'table-header-group' } },
});

export const heads = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingInline: space.small,
  '@container': { [wide]: { display: 'table-row' } },
});

export const body = style({
  display: 'block',
  '@container': { [wide]: { display: 'table-row-group' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  // What stands below a head is nearer to it than to the head after it, a badge too.
  gap: `${space.small} ${space.xsmall}`,
  padding: space.medium,
  borderBlockStart: hairline,
  selectors: {
    '&[data-marked]': {
      background: color.accent.soft,
      // Not a border, which would push the row out of its columns.
      boxShadow: `inset 3px 0 0 ${color.accent.solid}`,
    },
    '&[data-marked]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${color.accent.solid}` },
    '[data-ruled] + &': { borderBlockStart: `3px solid ${color.gold.solid}` },
    '&[data-lined]': { display: 'flex', flexWrap: 'wrap', rowGap: 0 },
    // What runs on is told apart by the room between, which no line ends with as it would with a dot.
    '&[data-lined]:has([data-beside="under"])': {
      columnGap: space.small,
      paddingBlock: space.xsmall,
    },
    // Three in a line, where five would leave the sixth alone.
    '&[data-in-threes]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(6.5rem, 100%), 30%), 1fr))',
    },
    // Figures alone need less room: three stand in a line on a phone.
    '&[data-figures]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
      alignItems: 'end',
    },
    // Ends the line of the name.
    '&[data-lined]::before': { content: '', order: 1, flexBasis: '100%' },
  },
  '@container': {
    [asCards]: {
      selectors: {
        '&[data-lined]:has(> [data-beside="aside"])': {
          position: 'relative',
          paddingInlineStart: `calc(${space.medium} + ${asideWidth})`,
        },
        '&[data-faced]:has(> [data-beside="aside"])': {
          minBlockSize: '4.5rem',
          paddingInlineStart: `calc(${space.medium} + ${facedWidth})`,
        },
      },
    },
    [wide]: {
      display: 'table-row',
      selectors: {
        '&[data-lined]': { display: 'table-row' },
        '&[data-lined]::before': { content: 'none' },
      },
    },
  },
});
