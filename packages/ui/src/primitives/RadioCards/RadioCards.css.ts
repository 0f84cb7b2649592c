import { style } from '@vanilla-extract/css';
import { media as when } from '../../theme/breakpoints';
import { paperCard } from '../../theme/paper.css';
import { smallText, text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { radio, radioLabel, radioLegend } from './radio.css';

const { color, space } = vars;

export const legend = style([radioLegend, { marginBlockEnd: space.xsmall }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.small,
});

export const card = style([
  paperCard,
  radioLabel,
  {
    alignItems: 'flex-start',
    gap: space.small,
    padding: space.medium,
    borderColor: color.outline.control,
    selectors: {
      '&:hover': { borderColor: color.accent.solid },
      '&:has(:checked)': {
        borderColor: color.accent.solid,
        // Inset, so that a choice does not move its neighbours.
        boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
      },
      '&:has(:disabled)': { background: color.surface.sunken },
    },
  },
]);

export const dot = style([
  radio,
  {
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    margin: '2px 0 0',
    border: `1.5px solid ${color.outline.control}`,
    background: color.surface.card,
    selectors: {
      '&:checked': { border: `6px solid ${color.accent.solid}` },
      '&:disabled': { borderStyle: 'dashed', background: 'none' },
    },
    '@media': { [when.forcedColors]: { selectors: { '&:checked': { borderColor: 'Highlight' } } } },
  },
]);

export const media = style({ flexShrink: 0 });

export const content = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style([text, { fontWeight: vars.weight.strong }]);
export const note = style([smallText, { color: color.text.muted }]);
export const reason = style([smallText, { color: color.tone.critical.text }]);
