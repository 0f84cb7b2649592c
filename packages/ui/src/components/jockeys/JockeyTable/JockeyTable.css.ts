import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const face = style({
  display: 'flex',
  flexShrink: 0,
  marginBlock: vars.space.xxsmall,
});

/** What is said where a row has no columns. */
export const onCards = style({ '@container': { [wide]: { display: 'none' } } });

export const count = style({ whiteSpace: 'nowrap' });

export const rate = style([smallText, { color: vars.color.text.muted }]);

export const figures = style([
  smallFigure,
  { fontWeight: vars.weight.strong, letterSpacing: '0.08em' },
]);
