import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const cut = style([label, { flexShrink: 0, color: color.text.gold }]);

/** The rank and the colours after it, below each other in all rows. */
export const ranked = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem auto',
  alignItems: 'center',
  justifyContent: 'start',
  '@container': { [wide]: { gridTemplateColumns: '2.25rem auto' } },
});

export const runner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  fontWeight: vars.weight.regular,
  '@container': { [wide]: { paddingBlock: space.xsmall } },
});

/** What needs the room of columns: the face, the stable's name. */
export const inColumns = style({
  display: 'none',
  '@container': { [wide]: { display: 'inline' } },
});

export const names = style({ display: 'grid', minInlineSize: 0 });

export const horse = style({
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const stable = style([
  smallText,
  { color: color.text.muted, lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' },
]);

export const points = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.heavy,
});

export const onCards = style({ '@container': { [wide]: { display: 'none' } } });
