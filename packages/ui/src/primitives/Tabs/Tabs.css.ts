import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { label } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** The line under the tab that is open. */
const rail = '3px';

export const list = style({
  display: 'flex',
  gap: space.medium,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.outline.hairline}`,
  '@media': { [media.tablet]: { gap: space.large } },
});

export const tab = style([
  label,
  {
    flexShrink: 0,
    minBlockSize: vars.touchTarget,
    padding: 0,
    paddingBlock: rail,
    // A clear border would be drawn around every tab in forced colours.
    border: 0,
    background: 'transparent',
    fontSize: '0.9375rem',
    fontWeight: vars.weight.strong,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.standard },
      '&:active': { color: color.text.accent },
      '&[aria-selected="true"]': {
        color: color.text.accent,
        paddingBlockEnd: 0,
        borderBlockEnd: `${rail} solid ${color.accent.solid}`,
      },
      // The row clips what stands out of it.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const panel = style({ paddingBlockStart: space.large });
