import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { figure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, outline, surface, text, tone } = vars.color;

/** Where a range begins and ends, as shares of the widest; the component sets them inline. */
export const from = createVar();
export const to = createVar();

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

export const gains = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  margin: 0,
});

export const gain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
});

export const talent = style([smallText, { fontWeight: vars.weight.medium }]);

export const words = style([figure, { color: text.muted }]);

export const track = style({
  position: 'relative',
  flex: '1 0 100%',
  blockSize: '0.5rem',
  margin: 0,
  borderRadius: vars.radius.full,
  background: surface.sunken,
  outline: `1px solid ${outline.hairline}`,
});

export const range = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: from,
  insetInlineEnd: `calc(100% - ${to})`,
  borderRadius: vars.radius.full,
  background: tone.positive.soft,
  border: `1px solid ${tone.positive.text}`,
});

/** The likely gain, across the bar. */
export const likely = style({
  position: 'absolute',
  insetBlock: '-0.1875rem',
  insetInlineStart: `max(0px, calc(${from} - 2px))`,
  inlineSize: '4px',
  borderRadius: vars.radius.full,
  background: accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const after = style({ display: 'grid', alignContent: 'start', gap: vars.space.xsmall });

export const caption = style([smallText, { color: text.muted }]);

const raceText = style([
  smallText,
  { display: 'flex', alignItems: 'start', gap: vars.space.xsmall, overflowWrap: 'anywhere' },
]);

export const race = {
  standard: raceText,
  caution: style([raceText, { color: tone.caution.text, fontWeight: vars.weight.medium }]),
};

export const raceIcon = style({ flexShrink: 0, marginBlockStart: '0.125rem' });
