import { style } from '@vanilla-extract/css';
import { label as labelText, text } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline } = vars.color;

/** Its stem stands at the start, and each parent hangs on a branch of it. */
export const root = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  minInlineSize: 0,
});

/** Half of the stem, and the branch from its end: up to the sire, down to the dam. */
export const parent = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: vars.space.large,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: vars.space.medium,
      borderInlineStart: `1px solid ${outline.control}`,
    },
    '&:first-child::before': {
      insetBlock: `50% calc(-0.5 * ${vars.space.small})`,
      borderBlockStart: `1px solid ${outline.control}`,
    },
    '&:last-child::before': {
      insetBlock: `calc(-0.5 * ${vars.space.small}) 50%`,
      borderBlockEnd: `1px solid ${outline.control}`,
    },
  },
});

export const label = style([labelText, { fontSize: vars.size.micro }]);

export const name = style([text, { margin: 0, overflowWrap: 'anywhere' }]);
