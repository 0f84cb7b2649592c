import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const root = style({ whiteSpace: 'nowrap' });

export const unit = style({ fontSize: '0.75em', fontWeight: vars.weight.medium });

export const furlongs = style({
  color: vars.color.text.muted,
  fontSize: '0.8em',
  fontWeight: vars.weight.medium,
});
