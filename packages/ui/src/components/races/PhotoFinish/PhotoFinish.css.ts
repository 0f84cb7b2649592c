import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { lightTheme } from '../../../theme/themes.css';
import { label, smallFigure, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, tone, text: ink } = vars.color;

/** Large text on a phone: the figures stand under the name, which else would be broken into letters. */
const narrow = '(max-width: 15rem)';

export const root = style([
  lightTheme,
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    paddingBlock: vars.space.small,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.card,
    background: surface.raised,
  },
]);

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.small,
});

export const title = style([label, { minInlineSize: 0 }]);

export const official = style([
  label,
  { color: tone.critical.text, fontWeight: vars.weight.heavy, whiteSpace: 'nowrap' },
]);

/** The finishers share what height the card is given. */
export const list = style([plainList, { display: 'grid' }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem 2rem minmax(0, 1fr) auto 3.25rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  '@media': { [media.tablet]: { columnGap: vars.space.medium } },
  '@container': { [narrow]: { gridTemplateColumns: '1.25rem 2rem auto minmax(0, 1fr)' } },
  paddingBlock: vars.space.xxsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const silks = style({ display: 'flex' });

export const horse = style([
  text,
  {
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    lineHeight: vars.lineHeight.heading,
    '@container': { [narrow]: { gridColumn: '3 / -1' } },
  },
]);

export const margin = style([
  smallFigure,
  {
    color: ink.muted,
    textAlign: 'end',
    '@container': { [narrow]: { gridColumn: 3, textAlign: 'start' } },
  },
]);

export const time = style([
  smallFigure,
  {
    color: ink.muted,
    textAlign: 'end',
    '@container': {
      [narrow]: {
        gridColumn: 4,
        textAlign: 'start',
        // The winner has no margin.
        selectors: { [`${margin}:empty + &`]: { gridColumn: '3 / -1' } },
      },
    },
  },
]);
