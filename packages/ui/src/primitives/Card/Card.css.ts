import { style, styleVariants } from '@vanilla-extract/css';
import type { Space } from '../../theme/space';
import { turfCard } from '../../theme/turf.css';
import { vars } from '../../theme/vars.css';
import type { CardSurface } from './Card';

const base = style({ minInlineSize: 0 });

export const surface = styleVariants({
  paper: [
    base,
    {
      background: vars.color.surface.card,
      border: `1px solid ${vars.color.outline.hairline}`,
      borderRadius: vars.radius.card,
    },
  ],
  turf: [base, turfCard],
} satisfies Record<CardSurface, unknown>);

export const padding: Record<Space, string> = styleVariants(
  { none: '0', ...vars.space },
  (value) => [{ padding: value }],
);
