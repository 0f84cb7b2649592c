import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, figure, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent, outline, text } = vars.color;
const disc = '2.5rem';

export const steps = style([plainList, { display: 'grid', counterReset: 'step' }]);

export const step = style([
  figure,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.medium,
    paddingBlockEnd: vars.space.large,
    counterIncrement: 'step',
    '::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: disc,
      blockSize: disc,
      borderRadius: vars.radius.full,
      background: accent.solid,
      color: accent.onSolid,
      outline: '1px solid transparent',
      fontWeight: vars.weight.heavy,
    },
    selectors: {
      // The rail from this number to the next.
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${disc} + ${vars.space.xxsmall}) ${vars.space.xxsmall}`,
        insetInlineStart: `calc(${disc} / 2 - 1px)`,
        borderInlineStart: `2px solid ${outline.hairline}`,
      },
    },
  },
]);

export const content = style([
  textType,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxsmall,
    minInlineSize: 0,
    maxInlineSize: vars.width.reading,
    paddingBlockStart: vars.space.xsmall,
    fontWeight: vars.weight.regular,
    overflowWrap: 'anywhere',
  },
]);

export const title = style([cardTitle]);

export const explanation = style([textType, { color: text.muted }]);

export const action = style({ paddingBlockStart: vars.space.xsmall });
