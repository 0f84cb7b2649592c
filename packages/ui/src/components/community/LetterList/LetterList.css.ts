import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space, radius } = vars;

export const list = style([plainList, { display: 'grid', gap: space.small }]);

/** One's own stand to the end, and are tinted: place is not all that tells them apart, a name does. */
export const letter = recipe({
  base: {
    display: 'grid',
    gap: space.xsmall,
    inlineSize: 'fit-content',
    maxInlineSize: 'min(100%, 40rem)',
    minInlineSize: 'min(100%, 14rem)',
    padding: space.medium,
    border: `1px solid ${color.outline.hairline}`,
    borderRadius: radius.card,
  },
  variants: {
    own: {
      true: { justifySelf: 'end', background: color.surface.sunken },
      false: { background: color.surface.card },
    },
  },
});

export const head = style([
  smallText,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.small, color: color.text.muted },
]);
