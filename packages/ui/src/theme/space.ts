import type { vars } from './vars.css';

/** A step of the 4 px grid, or no space at all. */
export type Space = keyof typeof vars.space | 'none';
