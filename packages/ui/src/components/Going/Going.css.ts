import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

/** How far along the scale the mark stands; the component sets it inline. */
export const place = createVar();

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});

export const scale = style({
  position: 'relative',
  inlineSize: '2.5rem',
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, ${vars.color.tone.caution.soft}, ${vars.color.tone.positive.soft} 45%, ${vars.color.tone.info.soft})`,
  outline: `1px solid ${vars.color.outline.hairline}`,
});

export const mark = style({
  position: 'absolute',
  insetBlock: '-0.1875rem',
  insetInlineStart: place,
  inlineSize: '0.1875rem',
  marginInlineStart: '-0.09375rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
