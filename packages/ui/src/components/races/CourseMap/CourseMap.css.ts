import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { darkTheme } from '../../../theme/themes.css';
import { turfCard } from '../../../theme/turf.css';
import { label, smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { CourseMapVariant, CourseSurface } from './CourseMap';

const { accent, brand, gold, text, tone } = vars.color;

/** Words fit into the infield by the room the plan is given, not by the window. */
const roomy = '(min-width: 24rem)';
const tiny = '(max-width: 13rem)';

/** Where the middle of the infield lies across and down the drawing; the component sets them inline. */
export const across = createVar();
export const down = createVar();

export const root = recipe({
  base: [
    darkTheme,
    {
      position: 'relative',
      containerType: 'inline-size',
      // On paper it stands beside nothing, and would take the half of a page.
      '@media': { [media.print]: { maxInlineSize: '18rem' } },
    },
  ],
  variants: {
    variant: {
      card: [turfCard, { padding: vars.space.small }],
      plain: {},
    } satisfies Record<CourseMapVariant, StyleRule | (string | StyleRule)[]>,
  },
});

/** Width to height of every plan: plans beside each other end alike, and none has to be awaited. */
export const planRatio = 2.05;

export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: String(planRatio),
});

/** The course is lit from above, as the hero is. */
export const lit = recipe({
  variants: {
    surface: {
      Turf: { stopColor: `color-mix(in oklab, ${accent.solid} 72%, ${brand.glow})` },
      Dirt: { stopColor: `color-mix(in oklab, ${tone.bronze.text} 62%, ${tone.bronze.soft})` },
    } satisfies Record<CourseSurface, StyleRule>,
  },
});

export const shaded = recipe({
  variants: {
    surface: {
      Turf: { stopColor: `color-mix(in oklab, ${accent.solid} 22%, ${brand.glow})` },
      Dirt: { stopColor: `color-mix(in oklab, ${tone.bronze.text} 32%, ${tone.bronze.soft})` },
    } satisfies Record<CourseSurface, StyleRule>,
  },
});

/** The mower's stripes. */
export const stripe = style({
  fill: 'none',
  stroke: text.standard,
  strokeOpacity: 0.14,
  strokeWidth: 2,
  strokeDasharray: '2 9',
});

export const infield = style({ fill: brand.line, fillOpacity: 0.45 });

export const rail = style({ fill: 'none', stroke: brand.rail, strokeWidth: 4 });

export const post = style({
  stroke: gold.solid,
  strokeWidth: 6,
  strokeDasharray: '9 5',
});

export const start = style({ stroke: brand.rail, strokeWidth: 6 });

export const stalls = style({
  fill: 'none',
  stroke: brand.rail,
  strokeOpacity: 0.75,
  strokeWidth: 2.5,
});

export const runner = style({
  stroke: text.standard,
  strokeWidth: 4,
});

/** Cream like a saddle cloth, the leader's golden. */
export const flag = style({
  fill: text.standard,
  stroke: text.standard,
  strokeWidth: 4,
  selectors: { '&[data-leads]': { fill: gold.solid, stroke: gold.solid } },
});

export const flagNumber = style({
  fill: brand.deep,
  stroke: 'none',
  fontFamily: vars.font.figures,
  fontSize: 38,
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const caption = style({
  position: 'absolute',
  insetBlockStart: down,
  // `left`: a plan is a map, and a map is not mirrored where writing runs from right to left.
  left: across,
  display: 'grid',
  gap: vars.space.xxsmall,
  inlineSize: 'max-content',
  maxInlineSize: '62%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transform: 'translate(-50%, -50%)',
});

export const name = style([
  label,
  {
    color: text.standard,
    fontWeight: vars.weight.strong,
    letterSpacing: '0.18em',
    '@container': {
      [roomy]: { fontSize: vars.size.standard },
      [tiny]: { fontSize: vars.size.micro, letterSpacing: '0.06em' },
    },
  },
]);

export const line = style([
  smallFigure,
  {
    color: text.muted,
    fontSize: vars.size.micro,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    '@container': { [roomy]: { fontSize: vars.size.small }, [tiny]: { display: 'none' } },
  },
]);
