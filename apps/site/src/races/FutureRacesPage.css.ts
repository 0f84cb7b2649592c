import { style } from '@vanilla-extract/css';

/** A list of five tracks needs no more room than their names. */
export const filter = style({ maxInlineSize: '20rem' });
