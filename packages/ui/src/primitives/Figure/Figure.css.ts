import { recipe } from '@vanilla-extract/recipes';
import { largeFigure, smallFigure, figure as standardFigure } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { FigureSize, FigureTone } from './Figure';

export const figure = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    size: {
      small: smallFigure,
      standard: standardFigure,
      large: largeFigure,
    } satisfies Record<FigureSize, string>,
    tone: {
      standard: { color: vars.color.text.standard },
      muted: { color: vars.color.text.muted },
      gold: { color: vars.color.text.gold },
    } satisfies Record<FigureTone, object>,
  },
});
