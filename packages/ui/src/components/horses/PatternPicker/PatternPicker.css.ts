import { style } from '@vanilla-extract/css';
import { radio, radioLabel, radioLegend } from '../../../primitives/RadioCards/radio.css';
import { media } from '../../../theme/breakpoints';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

export const legend = style([radioLegend, { marginBlockEnd: space.xxsmall }]);

export const patterns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))',
  gap: space.xxsmall,
});

export const pattern = style([
  smallText,
  radioLabel,
  {
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xxsmall,
    padding: space.xsmall,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    lineHeight: vars.lineHeight.heading,
    selectors: {
      '&:hover': { background: color.surface.raised },
      '&:has(:checked)': {
        background: color.accent.soft,
        boxShadow: `inset 0 0 0 2px ${color.accent.solid}`,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      // Shadows are gone there, so the choice has an edge.
      [media.forcedColors]: { selectors: { '&:has(:checked)': { border: '2px solid Highlight' } } },
    },
  },
]);

/** The drawing is what is chosen; the button stays for who goes by keyboard or listens. */
export const dot = style([radio, { position: 'absolute', opacity: 0 }]);

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
