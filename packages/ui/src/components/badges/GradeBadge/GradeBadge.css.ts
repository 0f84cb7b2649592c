import { style, styleVariants } from '@vanilla-extract/css';
import { smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, outline } = vars.color;

const base = style([
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
]);

export const root = styleVariants(tone, ({ soft, text }) => [
  base,
  { background: soft, color: text },
]);
