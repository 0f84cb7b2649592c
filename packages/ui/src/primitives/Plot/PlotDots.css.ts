import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { plainList } from '../../theme/plainList.css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { markRoom } from './Plot.css';
import type { DotShape } from './PlotDots';

const { color, space, radius } = vars;

/** Percent from the left, and of the height from above. */
export const left = createVar();
export const top = createVar();

export const root = style({ display: 'grid', gap: space.small });

const mark = {
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `2px solid ${color.surface.card}`,
  boxSizing: 'content-box',
} as const;

const shapes = {
  round: { background: color.accent.solid, borderRadius: radius.full },
  square: { background: color.tone.info.solid, borderRadius: 1 },
} satisfies Record<DotShape, StyleRule>;

export const dot = recipe({
  base: {
    ...mark,
    position: 'absolute',
    top,
    left: `calc((100% - ${markRoom}) * ${left} / 100)`,
    transform: 'translate(-50%, -50%)',
  },
  variants: { shape: shapes },
});

export const legend = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.medium, rowGap: space.xxsmall },
]);

export const entry = style([
  smallText,
  { display: 'inline-flex', alignItems: 'center', gap: space.xsmall, color: color.text.muted },
]);

export const sign = recipe({ base: mark, variants: { shape: shapes } });
