import { style } from '@vanilla-extract/css';

/** As wide as the same choice in the panels beside it. */
export const choice = style({ maxInlineSize: '22rem' });
