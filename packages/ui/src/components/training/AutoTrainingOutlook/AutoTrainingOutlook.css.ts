import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { figure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, surface, text, tone } = vars.color;

export const root = style([
  paperCard,
  { display: 'grid', gap: vars.space.medium, padding: vars.space.medium },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space.small });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

export const label = style([smallText, { fontWeight: vars.weight.medium }]);

export const figures = style([figure, { color: text.muted }]);

/** How often, in a column of its own. */
export const times = style([figures, { minInlineSize: '2.25rem', textAlign: 'end' }]);

export const track = style({
  flex: '1 0 100%',
  overflow: 'hidden',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  background: surface.sunken,
  outline: `1px solid ${outline.hairline}`,
});

export const reasons = style([plainList, { display: 'grid', gap: vars.space.xxsmall }]);

export const reason = style([
  smallText,
  { display: 'flex', gap: vars.space.xsmall, color: text.muted, overflowWrap: 'anywhere' },
]);

export const caption = style([smallText, { color: text.muted }]);

const adviceText = style([
  smallText,
  { display: 'flex', alignItems: 'start', gap: vars.space.xsmall, overflowWrap: 'anywhere' },
]);

export const advice = {
  standard: adviceText,
  caution: style([adviceText, { color: tone.caution.text, fontWeight: vars.weight.medium }]),
};

export const adviceIcon = style({ flexShrink: 0, marginBlockStart: '0.125rem' });
