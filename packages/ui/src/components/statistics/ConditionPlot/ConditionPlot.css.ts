import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { markRoom } from '../../../primitives/Plot/Plot.css';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { NotedAfter } from './ConditionPlot';

const { color, space, radius } = vars;

/** Percent from the left, and of the height from above. */
export const left = createVar();
export const top = createVar();

export const root = style({ display: 'grid', gap: space.small });

export const line = style({
  fill: 'none',
  stroke: color.text.muted,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

const mark = {
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  border: `2px solid ${color.surface.card}`,
  boxSizing: 'content-box',
} as const;

/** A run is round and a session square: colour is not all that tells them apart. */
const kinds = {
  run: { background: color.accent.solid, borderRadius: radius.full },
  session: { background: color.tone.info.solid, borderRadius: 1 },
} satisfies Record<NotedAfter, StyleRule>;

export const dot = recipe({
  base: {
    ...mark,
    position: 'absolute',
    top,
    left: `calc((100% - ${markRoom}) * ${left} / 100)`,
    transform: 'translate(-50%, -50%)',
  },
  variants: { after: kinds },
});

export const legend = style([
  plainList,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.medium, rowGap: space.xxsmall },
]);

export const entry = style([
  smallText,
  { display: 'inline-flex', alignItems: 'center', gap: space.xsmall, color: color.text.muted },
]);

export const sign = recipe({ base: mark, variants: { after: kinds } });
