import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { label as labelText, largeFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, surface, text } = vars.color;

/** One card. What is seen between its figures is the ground under them: a rule a pixel wide. */
export const root = style([
  paperCard,
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    overflow: 'hidden',
    background: outline.hairline,
  },
]);

export const tile = style([
  {
    display: 'grid',
    containerType: 'inline-size',
    background: surface.card,
    alignContent: 'start',
    gap: vars.space.xxsmall,
    padding: vars.space.medium,
    flex: '1 1 9.5rem',
    minInlineSize: 0,
    // Five stand in one line where they fit, else three over two: none is left alone in a wide one.
    selectors: {
      [`${root}:has(> :nth-child(5):last-child) > &`]: {
        flexBasis: 'clamp(9.5rem, (50.5rem - 100%) * 999, 30%)',
      },
      // Eight are two lines of four, or four of two.
      [`${root}:has(> :nth-child(8):last-child) > &`]: {
        flexBasis: 'clamp(22%, (42rem - 100%) * 999, max(40%, 8rem))',
      },
    },
    '@media': { [media.phone]: { paddingBlock: vars.space.small } },
  },
]);

export const label = style([labelText]);

/** Of one line of the figure: nothing moves when it arrives. */
export const figureHeight = '2.3rem';

export const value = style([
  largeFigure,
  {
    // Millions in one piece, however narrow their tile.
    fontSize: 'min(2rem, 20cqi)',
    fontWeight: vars.weight.heavy,
    overflowWrap: 'anywhere',
    minBlockSize: figureHeight,
    selectors: { '&[data-gold]': { color: text.gold } },
    '@media': {
      [media.phone]: {
        // Two to a line.
        selectors: {
          [`${root}:has(> :nth-child(8):last-child) &`]: { fontSize: 'min(1.625rem, 20cqi)' },
        },
      },
    },
  },
]);

export const detail = style([smallText, { color: text.muted }]);
