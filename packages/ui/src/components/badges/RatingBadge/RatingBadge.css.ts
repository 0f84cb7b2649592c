import { style, styleVariants } from '@vanilla-extract/css';
import { figure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, outline } = vars.color;

const base = style([
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
]);

export const root = styleVariants(tone, ({ soft, text }) => [
  base,
  { background: soft, color: text },
]);
