import { style } from '@vanilla-extract/css';
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

/** A face, round at its corners and clear of the lines above and below. */
export const face = style({
  display: 'flex',
  flexShrink: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  marginBlock: space.xxsmall,
  // As wide as the first, so that the names stand under each other.
  marginInline: space.xxsmall,
  selectors: { '&[data-first]': { marginInline: 0 } },
});

export const stable = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  // The colours are taller than a figure: clear of the head above them.
  paddingBlock: space.xxsmall,
  // Where it shares a line with the figures: as wide as most words, which are then not broken.
  minInlineSize: '7rem',
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
