import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { paperCard } from '../../../theme/paper.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color, weight } = vars;

export const said = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

/** As wide as its place, whatever the words will be. */
export const saidSoon = style([said, { flexGrow: 1, gridTemplateColumns: 'minmax(0, 1fr)' }]);

/** Coat, age and sex, under the name. */
export const summary = style([
  smallText,
  { color: color.text.muted, fontWeight: weight.regular, lineHeight: vars.lineHeight.heading },
]);

export const name = style({ lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' });

export const stable = style({
  '@container': {
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.xxsmall },
  },
});

/** The colours, which on a phone the face wears already. */
export const inColumns = style({
  display: 'none',
  '@container': { [wide]: { display: 'flex' } },
});

export const skeleton = style([paperCard, { containerType: 'inline-size' }]);

/** A row on its way: where there is no room its figures stand under the face. */
export const awaited = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  padding: `${space.xsmall} ${space.medium}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.outline.hairline}` } },
  '@container': {
    // 700 px, as the table of six columns.
    '(min-width: 43.75rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: space.xxsmall,
    },
  },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.xlarge}`,
});
