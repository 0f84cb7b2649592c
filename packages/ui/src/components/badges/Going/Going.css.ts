import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** How far along the scale the pointer stands; the component sets it inline. */
export const place = createVar();

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
});

export const scale = style({
  position: 'relative',
  inlineSize: '2.5rem',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${vars.color.tone.caution.solid}, ${vars.color.tone.positive.solid}, ${vars.color.tone.info.solid})`,
});

export const pointer = style({
  position: 'absolute',
  insetBlock: '-4px',
  insetInlineStart: place,
  inlineSize: '0.1875rem',
  marginInlineStart: '-0.09375rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
