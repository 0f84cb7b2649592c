import { style } from '@vanilla-extract/css';
import { radio, radioLegend, radioTile } from '../../../primitives/RadioCards/radio.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;

export const legend = style([radioLegend, { marginBlockEnd: space.xxsmall }]);

export const patterns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(clamp(5.5rem, 14%, 6.5rem), 100%), 1fr))',
  gap: space.xxsmall,
});

export const pattern = style([
  radioTile,
  {
    flexDirection: 'column',
    gap: space.xxsmall,
    padding: space.xsmall,
    textAlign: 'center',
    lineHeight: vars.lineHeight.heading,
  },
]);

/** The drawing is what is chosen; the button stays for who goes by keyboard or listens. */
export const dot = style([radio, { position: 'absolute', opacity: 0 }]);

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
