import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { rowText, wrappingRow } from '../../../theme/wrappingRow.css';

const { accent, surface, text: ink } = vars.color;

export const root = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
  },
]);

export const item = style([
  paperCard,
  wrappingRow,
  {
    position: 'relative',
    // Four in one line where they fit, else two and two.
    flex: '1 1 clamp(14rem, (58.25rem - 100%) * 999, 45%)',
    padding: vars.space.small,
    selectors: { '&:active': { background: accent.soft } },
    '@media': {
      // Two to a line, each with its name alone.
      [media.phone]: { flexBasis: '9rem' },
      [media.pointer]: { selectors: { '&:hover:not(:active)': { background: surface.raised } } },
    },
  },
]);

export const content = style([rowText, { overflowWrap: 'anywhere' }]);

export const name = style([text, { fontWeight: vars.weight.strong }]);

export const detail = style([
  smallText,
  { color: ink.muted, '@media': { [media.phone]: { display: 'none' } } },
]);
