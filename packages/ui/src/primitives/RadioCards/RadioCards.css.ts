import { style } from '@vanilla-extract/css';
import { media as when } from '../../theme/breakpoints';
import { paperCard } from '../../theme/paper.css';
import { smallText, text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([
  smallText,
  { paddingInline: 0, marginBlockEnd: space.xsmall, fontWeight: vars.weight.strong },
]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: space.small,
});

export const card = style([
  paperCard,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.small,
    minInlineSize: 0,
    padding: space.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.outline.control },
      '&:has(:checked)': {
        borderColor: color.accent.solid,
        // Inset, so that a choice does not move its neighbours.
        boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
      },
      '&:has(:focus-visible)': {
        outline: `2px solid ${color.outline.focus}`,
        outlineOffset: '2px',
      },
      '&:has(:disabled)': { background: color.surface.sunken, cursor: 'not-allowed' },
    },
  },
]);

export const dot = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: '2px 0 0',
  border: `1.5px solid ${color.outline.control}`,
  borderRadius: vars.radius.full,
  background: color.surface.card,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${color.accent.solid}` },
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { borderStyle: 'dashed', background: 'none' },
  },
  '@media': { [when.forcedColors]: { selectors: { '&:checked': { borderColor: 'Highlight' } } } },
});

export const media = style({ flexShrink: 0 });

export const content = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style([text, { fontWeight: vars.weight.strong }]);
export const note = style([smallText, { color: color.text.muted }]);
export const reason = style([smallText, { color: color.tone.critical.text }]);
