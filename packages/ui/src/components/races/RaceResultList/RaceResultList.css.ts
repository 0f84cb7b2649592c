import { style } from '@vanilla-extract/css';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { media } from '../../../theme/breakpoints';
import { framedList } from '../../../theme/framedList.css';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, figure, label, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;

/** Room for columns, and for the face of the winner, is a matter of the place the list is given. */
const columns = '(min-width: 60rem)';
const roomy = '(min-width: 38rem)';
/** So little that a race's name would break inside a word beside its grade. */
const narrow = '(max-width: 16rem)';

const tracks = '3.5rem minmax(0, 1.2fr) minmax(0, 1.2fr) 4rem minmax(0, 1fr) 4.5rem 5rem';

export const root = style([framedList, { containerType: 'inline-size' }]);

/** Says once what the columns hold. */
export const heads = style([
  label,
  {
    display: 'none',
    fontSize: vars.size.micro,
    '@container': {
      [columns]: {
        display: 'grid',
        gridTemplateColumns: tracks,
        columnGap: vars.space.medium,
        padding: `${vars.space.xsmall} ${vars.space.medium}`,
        borderBlockEnd: `1px solid ${outline.hairline}`,
      },
    },
  },
]);

export const figureHead = style({ textAlign: 'end' });

export const list = plainList;

export const item = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
  '@media': {
    [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
  },
});

/** Two lines on a phone: the race, and how it ended. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  padding: vars.space.small,
  '@container': {
    [roomy]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
      paddingInline: vars.space.medium,
    },
    [columns]: {
      gridTemplateColumns: tracks,
      alignItems: 'center',
      columnGap: vars.space.medium,
    },
  },
});

export const off = figure;

export const names = style({
  minInlineSize: 0,
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
});

/** An occasion is larger than a day's work. */
export const race = style([
  cardTitle,
  {
    fontSize: vars.size.lead,
    overflowWrap: 'anywhere',
    selectors: { '[data-graded] &': { fontSize: vars.size.title } },
  },
]);

/** On a phone only where there is no ending to tell. */
export const summary = style([
  smallText,
  {
    color: text.muted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    display: 'none',
    selectors: { '[data-hidden] &': { display: 'block' } },
    '@container': { [roomy]: { display: 'block' } },
  },
]);

export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

/** The end of the race: a line below its name, or a column each. */
export const ending = style([
  smallText,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
    minInlineSize: 0,
    '@container': {
      [roomy]: { gridColumn: '2 / -1' },
      [columns]: { display: 'contents' },
    },
  },
]);

/** Across the columns of an ending that is not told. */
export const untold = style([
  smallText,
  {
    gridColumn: '2 / -1',
    color: text.muted,
    '@container': { [columns]: { gridColumn: '3 / span 4', gridRow: 1 } },
  },
]);

export const winners = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const winner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

/** The row of a phone has room for its colours alone. */
export const face = style({
  display: 'none',
  '@container': { [roomy]: { display: 'inline-flex', flexShrink: 0 } },
});

export const who = style([smallText, { display: 'grid', minInlineSize: 0 }]);

export const horse = style([
  aboveCover,
  { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const owner = style([
  aboveCover,
  {
    display: 'none',
    color: text.muted,
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { display: 'inline' } },
  },
]);

export const margin = style([
  smallFigure,
  { color: text.muted, '@container': { [columns]: { textAlign: 'end' } } },
]);

export const second = style([smallText, { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const time = style([
  smallFigure,
  {
    fontWeight: vars.weight.strong,
    marginInlineStart: 'auto',
    '@container': { [columns]: { textAlign: 'end' } },
  },
]);

export const grade = style({
  justifySelf: 'end',
  '@container': {
    [narrow]: { gridColumn: '2 / -1', justifySelf: 'start' },
    [columns]: { justifySelf: 'start', gridColumn: 7, gridRow: 1 },
  },
});
