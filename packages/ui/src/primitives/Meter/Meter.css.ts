import { style } from '@vanilla-extract/css';
import { smallFigure, smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { barTrack } from './bar.css';

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const label = style([
  smallText,
  { color: vars.color.text.muted, selectors: { '&[hidden]': { display: 'none' } } },
]);

export const track = style([barTrack, { flex: '1 1 4rem', blockSize: 6 }]);

export const value = style([smallFigure, { color: vars.color.text.muted }]);
