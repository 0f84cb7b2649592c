import { style } from '@vanilla-extract/css';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { media } from '../../../theme/breakpoints';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text } = vars.color;

export const item = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
  '@media': {
    [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

export const names = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const skeleton = style({ display: 'grid', gap: vars.space.xsmall });

export const race = style([cardTitle, { fontSize: vars.size.lead, overflowWrap: 'anywhere' }]);

export const summary = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const owner = style([summary, aboveCover]);

export const winner = style([
  smallText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xsmall,
    marginBlockStart: vars.space.xxsmall,
    overflowWrap: 'anywhere',
  },
]);

export const badges = style([
  smallText,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
]);

export const when = style({ color: text.muted });
