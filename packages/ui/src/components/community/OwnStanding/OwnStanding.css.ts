import { globalStyle, style } from '@vanilla-extract/css';
import { fromFoot } from '../../../theme/foot.css';
import { turfCard } from '../../../theme/turf.css';
import { largeFigure, smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

/** Below the table it lies on the page; while the table is longer than the window, at the window's foot. */
export const root = style([
  turfCard,
  text,
  {
    position: 'sticky',
    insetBlockEnd: fromFoot.xsmall,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    padding: `${space.small} ${space.medium}`,
  },
]);

// What has the focus stays above it.
globalStyle(`:root:has(${root})`, { scrollPaddingBlockEnd: '6rem' });

export const place = style([largeFigure, { flexShrink: 0, minInlineSize: '2rem' }]);

export const said = style({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.heading });

export const missing = style([smallText, { color: color.text.muted }]);

export const figure = style([largeFigure, { flexShrink: 0, color: color.text.gold }]);
