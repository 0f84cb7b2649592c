import { style } from '@vanilla-extract/css';
import { framedList } from '../../../theme/framedList.css';
import { cardTitle, figure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color, weight } = vars;

/** Room for two columns of news, which are read across. */
const columns = '(min-width: 60rem)';

export const root = style({ containerType: 'inline-size' });

export const list = style([
  framedList,
  {
    '@container': {
      [columns]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);

export const row = style([
  textType,
  {
    display: 'grid',
    gap: space.xsmall,
    alignContent: 'start',
    padding: `${space.small} ${space.medium}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.outline.hairline}` } },
    '@container': {
      [columns]: {
        selectors: {
          '&:nth-child(2)': { borderBlockStart: 0 },
          '&:nth-child(even)': { borderInlineStart: `1px solid ${color.outline.hairline}` },
        },
      },
    },
  },
]);

/** The race, of which the rest is told. */
export const head = style([
  textType,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xsmall,
    overflowWrap: 'anywhere',
  },
]);

export const runner = style({ display: 'flex', alignItems: 'center', gap: space.small });

export const place = style([figure, { flexShrink: 0, inlineSize: '1.5rem', textAlign: 'end' }]);

/** As wide as the winner's, so that the names stand under each other. */
export const colours = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  flexShrink: 0,
});

export const said = style({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const winner = style([cardTitle]);

export const horse = style({ fontWeight: weight.strong });

export const time = style([smallText, { color: color.text.muted }]);

export const prize = style([figure, { flexShrink: 0 }]);
