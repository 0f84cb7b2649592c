import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** How much of the row is gold; the component sets it inline. */
export const filled = createVar();

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xsmall}`,
});

export const row = style({ position: 'relative', display: 'inline-block', flexShrink: 0 });

const stars = style({ display: 'flex', gap: '0.125rem' });

export const empty = style([stars, { color: vars.color.outline.hairline }]);

export const gold = style([
  stars,
  {
    position: 'absolute',
    insetBlock: 0,
    // From the reader's own side, so that a half star is the right half in either direction.
    insetInlineStart: 0,
    inlineSize: filled,
    overflow: 'hidden',
    color: vars.color.tone.caution.solid,
    '@media': { [media.forcedColors]: { color: 'Highlight', forcedColorAdjust: 'none' } },
  },
]);

export const star = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  fill: 'currentcolor',
});

export const figure = style([smallFigure, { fontWeight: vars.weight.strong }]);

export const house = style([smallText, { color: vars.color.text.muted }]);
