import { style, styleVariants } from '@vanilla-extract/css';
import { smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { metals } from './metals';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  textAlign: 'center',
});

export const cup = styleVariants(metals, (color) => [
  { position: 'relative', inlineSize: '112px', color, marginBlockEnd: vars.space.xsmall },
]);

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const metal = style({ stopColor: 'currentcolor' });
export const bright = style({ stopColor: 'color-mix(in oklab, currentcolor 45%, white)' });
export const deep = style({ stopColor: 'color-mix(in oklab, currentcolor 72%, black)' });

export const handles = style({
  fill: 'none',
  stroke: 'color-mix(in oklab, currentcolor 82%, black)',
  strokeWidth: 7,
});

export const plinth = style({ fill: vars.color.brand.line });

export const nameplate = style({ fill: 'currentcolor' });

/** Let into the bowl. */
export const plaque = style({
  position: 'absolute',
  insetBlockStart: '16%',
  insetInlineStart: '30%',
  inlineSize: '40%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  boxShadow: '0 0 0 2px color-mix(in oklab, currentcolor 60%, black)',
});

export const race = style([text, { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' }]);

export const detail = style([smallText, { color: vars.color.text.muted }]);
