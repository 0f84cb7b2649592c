import { style } from '@vanilla-extract/css';
import { barTrack } from '../../../primitives/Meter/bar.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style({ position: 'relative', containerType: 'inline-size' });

const tooNarrow = '(max-width: 13.5rem)';
/** Room for name and figure in one line, and the bar under them. */
const halfLine = '(min-width: 7rem) and (max-width: 11rem)';

// Fixed outer columns, so that a condition and an energy meter line up under each other.
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(1.25rem, 1fr) 2.25rem 4.5rem',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  '@container': {
    [tooNarrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [halfLine]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

export const label = style([
  smallText,
  // Large text in little room: name, figures and bar each take a line of their own.
  {
    color: text.muted,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': {
      [tooNarrow]: { gridColumn: '1 / -1' },
      [halfLine]: { gridColumn: 'auto' },
    },
  },
]);

export const value = style([smallFigure, { textAlign: 'end', fontWeight: vars.weight.strong }]);

export const word = style([
  smallText,
  {
    color: text.muted,
    whiteSpace: 'nowrap',
    '@container': {
      [tooNarrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      [halfLine]: { display: 'none' },
    },
  },
]);

export const track = style([
  barTrack,
  {
    blockSize: '0.5rem',
    '@container': { [tooNarrow]: { order: 1, gridColumn: '1 / -1' } },
  },
]);
