import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { scrollFade } from '../../theme/scrollFade.css';
import { label } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

/** The line under the tab that is open. */
const rail = '3px';

/** Room for the ring of a focused tab in the row, which clips what stands out of it. */
const ring = space.xxsmall;

export const list = style([
  scrollFade,
  {
    display: 'flex',
    gap: space.large,
    padding: ring,
    marginBlock: `calc(-1 * ${ring})`,
    marginInlineStart: `calc(-1 * ${ring})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A line under the tabs, as long as what they stand over.
    backgroundImage: `linear-gradient(${color.outline.hairline}, ${color.outline.hairline})`,
    backgroundSize: `calc(100% - ${ring}) 1px`,
    backgroundPosition: `right 0 bottom ${ring}`,
    backgroundRepeat: 'no-repeat',
    selectors: {
      '&:dir(rtl)': { backgroundPosition: `left 0 bottom ${ring}` },
    },
    // Closer on a phone, where three names stand in one row.
    '@media': { [media.phone]: { gap: space.medium } },
  },
]);

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
      '&:focus-visible': { borderRadius: vars.radius.small },
    },
  },
]);

export const panel = style({ paddingBlockStart: space.large });
