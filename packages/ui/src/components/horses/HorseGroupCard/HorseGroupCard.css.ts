import { style } from '@vanilla-extract/css';
import { sectionTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { outline, surface, text } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.space.small,
  border: `1px dashed ${outline.hairline}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-over]': { borderColor: outline.focus, background: surface.sunken },
  },
});

export const head = style([wrappingRow, { gap: vars.space.small }]);
export const name = style([sectionTitle, { overflowWrap: 'anywhere', minInlineSize: 0 }]);
export const count = style([smallText, { color: text.muted }]);
export const actions = style({ marginInlineStart: 'auto' });
export const dragged = style({ cursor: 'grab' });
