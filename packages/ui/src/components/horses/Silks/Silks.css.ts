import { style } from '@vanilla-extract/css';

// A long name beside it wraps before the silks shrink.
export const root = style({ flexShrink: 0, maxInlineSize: 'none' });
