import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

const { brand, tone } = vars.color;

/** The winning line across the course. */
export const line = style({ stroke: brand.rail, strokeWidth: 3, fill: 'none' });

export const post = style({ stroke: brand.rail, strokeWidth: 6, fill: 'none' });

export const disc = style({ fill: tone.critical.solid, stroke: brand.rail, strokeWidth: 5 });
