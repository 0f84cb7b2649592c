import { styleVariants } from '@vanilla-extract/css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone } = vars.color;

export const root = styleVariants(
  { suitable: tone.positive.text, unsuitable: text.muted },
  (color) => [
    smallText,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.xxsmall,
      color,
      fontWeight: vars.weight.medium,
    },
  ],
);
