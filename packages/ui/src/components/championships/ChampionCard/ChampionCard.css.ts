import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import { label, sectionTitle, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { metals } from '../../races/Trophy/metals';

const { color, space } = vars;
const roomy = '(min-width: 40rem)';

export const root = style([turfCard, { containerType: 'inline-size' }]);

export const inside = style({
  display: 'grid',
  gap: space.large,
  padding: space.large,
  '@container': {
    '(max-width: 24rem)': { padding: space.medium },
  },
});

/** With its road beside it, where there is room. */
export const withRoad = style([
  inside,
  {
    '@container': {
      [roomy]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: space.xlarge },
    },
  },
]);

export const who = style({
  gridArea: 'who',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.medium,
  '@container': { '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style([label, { color: color.text.gold }]);

export const horse = style([sectionTitle, { overflowWrap: 'anywhere' }]);

export const stable = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Of gold, beside the words, where there is room. */
export const cup = style({
  display: 'none',
  gridArea: 'cup',
  alignSelf: 'center',
  inlineSize: '64px',
  color: metals[1],
  '@container': { '(min-width: 28rem)': { display: 'block' } },
});

export const words = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const told = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"who cup" "facts facts" "actions actions"',
  alignContent: 'start',
  gap: space.medium,
  minInlineSize: 0,
  // Across the whole page what is told stands beside who it is told of.
  '@container': {
    '(min-width: 56rem)': {
      selectors: {
        [`${inside}:not(${withRoad}) > &`]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          gridTemplateAreas: '"who facts cup" "who actions cup"',
          columnGap: space.xlarge,
        },
      },
    },
  },
});

export const facts = style({ gridArea: 'facts', alignSelf: 'end' });

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space.xsmall,
});

export const road = style([plainList, { display: 'grid', alignContent: 'start' }]);

export const step = style([
  smallText,
  {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: space.xsmall,
    paddingBlock: space.xxsmall,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.outline.hairline}` } },
  },
]);

export const race = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const points = smallFigure;

export const when = style([smallFigure, { color: color.text.muted }]);
