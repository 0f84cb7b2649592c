import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const official = style([
  label,
  { flexShrink: 0, color: tone.critical.text, fontWeight: vars.weight.heavy },
]);

/** The place and the colours after it, below each other in all rows. */
export const placed = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem auto',
  alignItems: 'center',
  '@container': {
    [wide]: { gridTemplateColumns: '2.25rem auto', justifyContent: 'start' },
  },
});

export const runner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.regular,
  '@container': {
    [wide]: {
      paddingBlock: vars.space.xsmall,
      '@media': { print: { paddingBlock: 0 } },
    },
  },
});

/** What is said where a runner has no columns. */
export const onCards = style({ '@container': { [wide]: { display: 'none' } } });

/** Who rode, at the end of the line where a runner has no columns. */
export const riderBehind = style([
  smallText,
  {
    marginInlineStart: vars.space.xsmall,
    color: text.muted,
    '@container': { [wide]: { display: 'none' } },
  },
]);

/** What stands in columns alone. */
export const inColumns = style({
  display: 'none',
  '@container': { [wide]: { display: 'inline' } },
});

/** Stable and jockey below the horse; on paper, which holds a result and its proof on two pages, in one line. */
export const names = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { print: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.small } },
});

export const horse = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  '@media': { print: { flexBasis: '100%' } },
  selectors: {
    '&[data-winner]': {
      fontFamily: vars.font.display,
      fontSize: vars.size.lead,
      fontWeight: vars.weight.strong,
    },
  },
});

export const stable = style([
  smallText,
  { color: text.muted, lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' },
]);

/** Who rode, below the stable where a runner has columns. */
export const riderBelow = style([
  stable,
  { display: 'none', '@container': { [wide]: { display: 'inline' } } },
]);
