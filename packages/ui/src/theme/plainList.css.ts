import { style } from '@vanilla-extract/css';

/** A list without bullets. With `list-style: none` Safari would no longer call it a list. */
export const plainList = style({ margin: 0, padding: 0, listStyleType: '""' });
