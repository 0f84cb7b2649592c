import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text as standardText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { TextSize, TextTone } from './Text';

export const text = recipe({
  base: [standardText, { maxInlineSize: vars.width.reading }],
  variants: {
    size: {
      small: { fontSize: vars.size.small },
      standard: {},
      lead: { fontSize: vars.size.lead },
    } satisfies Record<TextSize, StyleRule>,
    tone: {
      standard: { color: vars.color.text.standard },
      muted: { color: vars.color.text.muted },
      accent: { color: vars.color.text.accent },
      positive: { color: vars.color.tone.positive.text },
      critical: { color: vars.color.tone.critical.text },
    } satisfies Record<TextTone, StyleRule>,
    strong: { true: { fontWeight: vars.weight.strong }, false: {} },
  },
});
