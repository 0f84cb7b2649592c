import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { lightTheme } from '../../../theme/themes.css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { CourseSurface } from '../CourseMap/CourseMap';

const { accent, brand, gold, surface, text, tone } = vars.color;

export const root = style({ inlineSize: '100%', maxInlineSize: '34rem', blockSize: 'auto' });

export const ground = recipe({
  variants: {
    surface: {
      Turf: { fill: `color-mix(in oklab, ${accent.solid} 40%, ${brand.glow})` },
      Dirt: { fill: `color-mix(in oklab, ${tone.bronze.text} 45%, ${tone.bronze.soft})` },
    } satisfies Record<CourseSurface, StyleRule>,
  },
});

export const rail = style({ stroke: brand.rail, strokeWidth: 2 });
export const post = style({ stroke: gold.solid, strokeWidth: 2.5, strokeDasharray: '5 3' });
export const edge = style({ stroke: brand.deep, strokeWidth: 1 });

/** A saddle cloth is white in both themes. */
export const cloth = style([lightTheme, { fill: surface.raised }]);

export const number = style([
  lightTheme,
  smallFigure,
  { fill: text.standard, fontSize: 11, fontWeight: vars.weight.heavy, textAnchor: 'middle' },
]);
