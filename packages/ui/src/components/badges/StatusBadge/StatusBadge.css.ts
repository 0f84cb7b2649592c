import { style, styleVariants } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, outline } = vars.color;

const base = style([
  smallFigure,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    flexShrink: 0,
    paddingBlock: vars.space.xxsmall,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.full,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    letterSpacing: '0.02em',
    lineHeight: vars.lineHeight.tight,
    whiteSpace: 'nowrap',
    '::before': {
      content: '',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '@media': { '(forced-colors: active)': { border: `1px solid ${outline.hairline}` } },
  },
]);

export const root = styleVariants(tone, ({ soft, text }) => [
  base,
  { background: soft, color: text },
]);
