import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { label, smallFigure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, text } = vars.color;

export const root = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  paddingBlockEnd: vars.space.small,
  selectors: { ':fullscreen > &': { display: 'none' } },
});

export const order = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: `0 ${vars.space.small}`,
  },
]);

export const runner = style([
  textType,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xsmall,
    inlineSize: '100%',
    minBlockSize: vars.touchTarget,
    padding: `0 ${vars.space.xsmall}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: 'color-mix(in srgb, currentcolor 9%, transparent)' },
      '&:has(> :nth-child(3))': { gridTemplateColumns: '1.5rem auto minmax(0, 1fr) auto' },
      '&[aria-pressed="true"]': { background: accent.soft },
    },
  },
]);

export const followed = style([smallText, { color: text.muted, paddingInline: vars.space.xsmall }]);

export const place = style({ textAlign: 'end' });
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const own = style([label, { marginInlineStart: vars.space.xsmall, color: text.gold }]);
export const gap = style([smallFigure, { color: text.muted }]);
