import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

export const root = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });
