import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { GradeLook } from './GradeBadge';

const { grade, outline } = vars.color;

export const root = recipe({
  base: [
    smallFigure,
    {
      display: 'inline-block',
      flexShrink: 0,
      paddingBlock: vars.space.xxsmall,
      paddingInline: vars.space.xsmall,
      borderRadius: vars.radius.small,
      fontSize: vars.size.small,
      fontWeight: vars.weight.strong,
      letterSpacing: '0.02em',
      lineHeight: vars.lineHeight.tight,
      whiteSpace: 'nowrap',
      // The fill is dropped in forced colours, so an edge has to stand for it.
      '@media': { '(forced-colors: active)': { border: `1px solid ${outline.hairline}` } },
    },
  ],
  variants: {
    look: {
      one: { background: grade.one.soft, color: grade.one.text },
      two: { background: grade.two.soft, color: grade.two.text },
      three: { background: grade.three.soft, color: grade.three.text },
      other: { background: grade.other.soft, color: grade.other.text },
    } satisfies Record<GradeLook, StyleRule>,
  },
});
