import { styleVariants } from '@vanilla-extract/css';
import { label as smallCapitals } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { LabelTone } from './Label';

export const label = styleVariants({
  muted: [smallCapitals],
  gold: [smallCapitals, { color: vars.color.text.gold, fontWeight: vars.weight.strong }],
} satisfies Record<LabelTone, unknown>);
