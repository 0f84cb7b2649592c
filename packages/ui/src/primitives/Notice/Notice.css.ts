import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import type { NoticeTone } from './Notice';

const { tone } = vars.color;

const base = style({
  display: 'flex',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  border: '1px solid',
  borderRadius: vars.radius.control,
});

function box({ soft, text }: { soft: string; text: string }) {
  return {
    background: soft,
    color: text,
    borderColor: `color-mix(in srgb, ${text} 30%, transparent)`,
  };
}

export const notice = styleVariants({
  info: [base, box(tone.info)],
  success: [base, box(tone.positive)],
  error: [base, box(tone.critical)],
} satisfies Record<NoticeTone, unknown>);

export const icon = style({ flexShrink: 0 });

export const content = style([
  smallText,
  {
    display: 'grid',
    gap: vars.space.xsmall,
    justifyItems: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.medium,
  },
]);

// A link in a notice is of the notice's colour; its line says that it is a link.
globalStyle(`${content} a`, { color: 'inherit' });
