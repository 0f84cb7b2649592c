import { style } from '@vanilla-extract/css';

/** No wider than what is typed into it. */
export const narrowForm = style({ maxInlineSize: '28rem' });
