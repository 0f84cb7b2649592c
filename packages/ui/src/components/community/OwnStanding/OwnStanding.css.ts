import { style } from '@vanilla-extract/css';
import { turfCard } from '../../../theme/turf.css';
import { largeFigure, smallText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const root = style([
  turfCard,
  text,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.medium,
    padding: `${space.small} ${space.medium}`,
  },
]);

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
