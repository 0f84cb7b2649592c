import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { figure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { RatingBand } from './RatingBadge';

const { rating, outline } = vars.color;

export const root = recipe({
  base: [
    figure,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      minInlineSize: '2.5rem',
      blockSize: '2.25rem',
      paddingInline: vars.space.xsmall,
      borderRadius: vars.radius.control,
      fontSize: vars.size.title,
      fontWeight: vars.weight.heavy,
      '@media': { '(forced-colors: active)': { border: `1px solid ${outline.hairline}` } },
    },
  ],
  variants: {
    band: {
      gold: { background: rating.gold.soft, color: rating.gold.text },
      green: { background: rating.green.soft, color: rating.green.text },
      blue: { background: rating.blue.soft, color: rating.blue.text },
    } satisfies Record<RatingBand, StyleRule>,
  },
});
