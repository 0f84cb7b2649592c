import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, tone } = vars.color;

/** The status's own colour, along the edge of the card. */
const edge = createVar();

export const card = style([
  paperCard,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    minInlineSize: 0,
    padding: vars.space.medium,
  },
]);

const edged = style([
  card,
  {
    // A straight line, where a border would curl round the corners.
    paddingBlockStart: `calc(${vars.space.medium} + 3px)`,
    background: `linear-gradient(${edge} 4px, ${surface.card} 4px) border-box`,
    borderBlockStartColor: edge,
    '@media': { [media.forcedColors]: { borderBlockStartWidth: '4px' } },
  },
]);

export const root = styleVariants(tone, ({ text: colour }) => [
  edged,
  { vars: { [edge]: colour } },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

/** As wide as each other, so that a change of the order moves nothing else. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: vars.space.small,
});

export const first = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  // As high as the silks, before they come.
  minBlockSize: '24px',
  paddingBlockStart: vars.space.xxsmall,
});

export const action = style({ marginBlockStart: 'auto' });
