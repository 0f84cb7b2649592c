import { style } from '@vanilla-extract/css';

// Beside long words in little room it would be squeezed to a dot.
export const root = style({ flexShrink: 0 });
