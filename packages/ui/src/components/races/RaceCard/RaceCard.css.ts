import { globalStyle, style } from '@vanilla-extract/css';
import { choosable } from '../../../primitives/ChoiceCard/choosable.css';
import { visuallyHidden } from '../../../primitives/VisuallyHidden/visuallyHidden';
import { media } from '../../../theme/breakpoints';
import { restsOffScreen } from '../../../theme/offScreen.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text, tone } = vars.color;

/** A choice of many is a row of a list on a phone: what it is and whether it suits; the rest muted. */
const row = '[data-choice]';

export const root = style([
  restsOffScreen,
  choosable,
  {
    gap: vars.space.small,
    '@media': {
      [media.phone]: {
        selectors: {
          [`&${row}`]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gap: `${vars.space.xxsmall} ${vars.space.small}`,
            padding: vars.space.small,
            containIntrinsicBlockSize: 'auto 6rem',
          },
        },
      },
    },
    selectors: {
      // Dimmed by softer colours and not by opacity, so that every word keeps its contrast.
      '&[data-unsuitable]': {
        background: surface.page,
        color: text.muted,
        vars: { [tone.positive.solid]: outline.control },
      },
    },
  },
]);

export const badges = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  '@media': {
    [media.phone]: {
      selectors: {
        [`${row} > &`]: {
          gridArea: '1 / 2',
          flexDirection: 'column',
          alignItems: 'end',
          justifyContent: 'start',
          gap: vars.space.xxsmall,
        },
      },
    },
  },
});
globalStyle(`${row} > *`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

export const entered = style([
  smallText,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    color: tone.positive.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);

export const prospect = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

/** How full it is, and until when: in a row on one line, and without the bar. */
export const filling = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [media.phone]: {
      selectors: {
        [`${row} > &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: `0 ${vars.space.small}`,
        },
      },
    },
  },
});
globalStyle(`${row} > ${filling} div[aria-hidden]`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const ballot = style([smallText, { textWrap: 'pretty' }]);

export const chance = style({ color: text.standard, fontWeight: vars.weight.medium });

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  alignContent: 'start',
  '@media': { [media.phone]: { selectors: { [`${row} > &`]: { gridArea: '1 / 1' } } } },
});

export const name = style([cardTitle]);

/** In a row without labels: each value says what it is. */
export const facts = style({});
globalStyle(`${row} > ${facts} dt`, { '@media': { [media.phone]: visuallyHidden } });
globalStyle(`${row} > ${facts} dl`, {
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` },
  },
});
globalStyle(`${row} > ${facts} dd`, { '@media': { [media.phone]: { fontSize: vars.size.small } } });

globalStyle(`${row} > ${facts} [aria-hidden]`, {
  '@media': { [media.phone]: { display: 'none' } },
});

// Takes what height is to spare, so that in a row of cards the bars and buttons line up.
export const conditions = style([
  smallText,
  {
    flex: 1,
    color: text.muted,
    overflowWrap: 'anywhere',
    // Said by class and category in the line above, and in full where it is entered.
    '@media': { [media.phone]: { selectors: { [`${row} > &`]: { display: 'none' } } } },
  },
]);
