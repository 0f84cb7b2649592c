import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../primitives/VisuallyHidden/visuallyHidden';
import { media } from '../../../theme/breakpoints';
import { cardActions } from '../../../theme/cardActions.css';
import { restsOffScreen } from '../../../theme/offScreen.css';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { thumbnail } from '../HorsePortrait/PortraitHead.css';

const { text } = vars.color;

/** On a phone a row of a list: the picture at its start, all else beside it. */
export const root = style([
  restsOffScreen,
  paperCard,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    minInlineSize: 0,
    padding: vars.space.medium,
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: `${thumbnail} minmax(0, 1fr)`,
        columnGap: vars.space.small,
        rowGap: vars.space.xxsmall,
        containIntrinsicBlockSize: 'auto 8rem',
        padding: vars.space.small,
      },
    },
  },
]);

/** What stands beside the picture on a phone, and below it elsewhere. */
const beside = { [media.phone]: { gridColumn: 2 } } as const;
/** The whole width of the row. */
const below = { [media.phone]: { gridColumn: '1 / -1' } } as const;

/**
 * Where cards stand side by side it has room for a name, a line below it and two of breeding, or for two of a
 * name and one of breeding: what follows then lines up in a row of cards.
 */
export const head = style({
  '@media': {
    ...beside,
    [media.tablet]: {
      minBlockSize: `calc(${vars.size.title} * ${vars.lineHeight.heading} + 3 * ${vars.size.small} * ${vars.lineHeight.text})`,
    },
  },
});

export const name = style([
  cardTitle,
  {
    overflowWrap: 'anywhere',
    // Beside the rating.
    '@media': { [media.phone]: { paddingInlineEnd: '3rem' } },
  },
]);

export const summary = style([smallText, { color: text.muted }]);

/** Its page tells it too, where a phone has no room. */
export const breeding = style([summary, { '@media': { [media.phone]: { display: 'none' } } }]);

/** On a phone a line of values that need no labels. */
export const record = style({ '@media': beside });
globalStyle(`${record} dt`, { '@media': { [media.phone]: visuallyHidden } });
globalStyle(`${record} dl`, {
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` },
  },
});
globalStyle(`${record} dd`, { '@media': { [media.phone]: { fontSize: vars.size.small } } });

export const meters = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  '@media': { [media.phone]: { ...beside[media.phone], gap: 0 } },
});

export const lines = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  '@media': {
    [media.phone]: {
      ...below[media.phone],
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    },
  },
});

/** What spans the card. */
export const whole = style({ minInlineSize: 0, '@media': below });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
});

/** A line that goes without saying on a phone. */
export const usualRow = style([row, { '@media': { [media.phone]: { display: 'none' } } }]);

export const term = style([
  label,
  {
    flex: '0 0 4.5rem',
    fontSize: vars.size.micro,
    letterSpacing: '0.08em',
    '@media': { [media.phone]: { flexBasis: 'auto' } },
  },
]);

export const line = style([
  smallText,
  {
    flex: '1 1 8rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { flexBasis: 'auto' } },
  },
]);

/** Above the card's own target, so that its link can be followed. */
export const link = style({ position: 'relative', zIndex: 1 });

export const actions = style([
  cardActions,
  // At the foot of the card, so that in a row of cards the buttons line up.
  { marginBlockStart: 'auto', '@media': below },
]);
