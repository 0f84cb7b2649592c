import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

export const line = style([wrappingRow, { gap: vars.space.small }]);

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const decided = style({ marginBlockStart: vars.space.small, maxInlineSize: '28rem' });
