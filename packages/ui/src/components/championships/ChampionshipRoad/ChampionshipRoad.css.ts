import { style } from '@vanilla-extract/css';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { media } from '../../../theme/breakpoints';
import { framedList } from '../../../theme/framedList.css';
import { cardTitle, figure, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;
const roomy = '(min-width: 38rem)';

export const root = style([framedList, { containerType: 'inline-size' }]);

export const item = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
  '@media': { [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } } },
});

/** Two lines on a phone: the race with its points, and who won it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  padding: `${vars.space.small} ${vars.space.medium}`,
  '@container': {
    [roomy]: {
      gridTemplateColumns: '6rem minmax(0, 1.2fr) minmax(0, 1fr) 8rem',
      columnGap: vars.space.medium,
    },
  },
});

/** On a phone it begins the line under the race's name. */
export const when = style([
  smallFigure,
  {
    color: text.muted,
    gridColumn: '1 / -1',
    '@container': { [roomy]: { gridColumn: 1, gridRow: 1 } },
  },
]);

export const names = style({
  gridRow: 1,
  minInlineSize: 0,
  '@container': { [roomy]: { gridColumn: 2 } },
});

export const race = style([cardTitle, { fontSize: vars.size.lead, overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

/** What it is worth, first to fifth, or what it is. */
export const worth = style([
  figure,
  {
    gridRow: 1,
    gridColumn: 2,
    fontSize: vars.size.standard,
    textAlign: 'end',
    '@container': { [roomy]: { gridColumn: 4 } },
  },
]);

export const ending = style([
  smallText,
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    '@container': { [roomy]: { gridColumn: 3, gridRow: 1 } },
  },
]);

export const winner = style([
  aboveCover,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 },
]);

export const horse = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const untold = style({ color: text.muted });
