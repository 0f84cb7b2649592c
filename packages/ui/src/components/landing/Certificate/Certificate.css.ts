import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { label, largeFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const paper = style([
  paperCard,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.large,
    padding: space.large,
    // The engraver's second line, inside the edge.
    outline: `1px solid ${color.text.gold}`,
    outlineOffset: `calc(-1 * ${space.xsmall})`,
    '@media': { [media.tablet]: { padding: space.xlarge } },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.medium,
});

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const stamp = style([
  largeFigure,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    flexShrink: 0,
    inlineSize: '7rem',
    maxInlineSize: '100%',
    minBlockSize: '7rem',
    padding: space.small,
    border: `3px double ${color.tone.positive.text}`,
    borderRadius: vars.radius.full,
    color: color.tone.positive.text,
    letterSpacing: '0.08em',
    overflowWrap: 'anywhere',
  },
]);

export const stampLabel = style([label, { color: 'inherit' }]);
