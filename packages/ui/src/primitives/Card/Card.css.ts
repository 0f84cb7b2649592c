import { style, styleVariants } from '@vanilla-extract/css';
import { paperCard } from '../../theme/paper.css';
import type { Space } from '../../theme/space';
import { turfCard } from '../../theme/turf.css';
import { vars } from '../../theme/vars.css';
import type { CardSurface } from './Card';

const base = style({ minInlineSize: 0 });

export const surface = styleVariants({
  paper: [base, paperCard],
  turf: [base, turfCard],
} satisfies Record<CardSurface, unknown>);

export const padding: Record<Space, string> = styleVariants(
  { none: '0', ...vars.space },
  (value) => [{ padding: value }],
);
