import { style } from '@vanilla-extract/css';

/** A day and its time, or a distance and its ground: whom it ran against breaks first. */
export const oneLine = style({ whiteSpace: 'nowrap' });
