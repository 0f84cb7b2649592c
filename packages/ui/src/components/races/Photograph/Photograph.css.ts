import { style } from '@vanilla-extract/css';
import { label, smallFigure } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { brand, gold, text } = vars.color;

export const root = style({ display: 'grid', gap: vars.space.xsmall, margin: 0 });

/** `ltr`: a photograph is not mirrored where writing runs from right to left. */
export const picture = style({
  position: 'relative',
  direction: 'ltr',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: brand.deep,
});

export const canvas = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

/** At the nose, from the top of the picture to its foot. */
export const nose = style([
  label,
  {
    position: 'absolute',
    insetBlock: 0,
    paddingInlineStart: vars.space.xxsmall,
    borderInlineStart: `1px solid ${gold.solid}`,
    // On the picture, whatever the theme.
    color: brand.rail,
    textShadow: `0 0 3px ${brand.deep}`,
  },
]);

/** Over a small film there is no room for it. */
export const caption = style([
  smallFigure,
  { color: text.muted, '@container': { '(max-width: 44rem)': { display: 'none' } } },
]);
