import { createVar, style } from '@vanilla-extract/css';
import { barTrack } from '../../../primitives/Meter/bar.css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { label as labelType, smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone, surface } = vars.color;

/** How much of the bar is filled; the component sets it inline. */
export const size = createVar();

export const root = style({
  display: 'grid',
  // Beside one with more parts, they begin level.
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const title = style([labelType, { color: text.muted }]);

export const verdict = style([smallText, { textWrap: 'pretty' }]);

export const list = style([plainList, { display: 'grid', gap: vars.space.small }]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const label = style([smallText, { flex: '1 0 auto', maxInlineSize: '100%' }]);

export const track = style([
  barTrack,
  {
    position: 'relative',
    display: 'block',
    flex: '1 0 100%',
    blockSize: 8,
    borderRadius: vars.radius.small,
  },
]);

const bar = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: size,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const more = style([bar, { background: tone.positive.solid }]);

export const fewer = style([bar, { background: tone.neutral.solid }]);

/** Where chance alone would end the bar. */
export const chance = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '50%',
  borderInlineStart: `2px solid ${text.standard}`,
  // It stands out from a filled bar too.
  boxShadow: `0 0 0 1px ${surface.card}`,
});

export const ratio = style([smallFigure]);

export const counted = style([smallFigure, { color: text.muted }]);
