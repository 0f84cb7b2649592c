import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const official = style([
  label,
  { flexShrink: 0, color: tone.critical.text, fontWeight: vars.weight.heavy },
]);

export const runner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontWeight: vars.weight.regular,
  '@container': { [wide]: { paddingBlock: vars.space.xsmall } },
});

/** Room for colours and face side by side, and still for the names. */
const roomy = '(min-width: 26rem)';

/** Colours and face: on a phone one below the other, which leaves the names their room. */
export const pictures = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@container': { [roomy]: { flexDirection: 'row', gap: vars.space.small } },
});

export const names = style({ display: 'grid', minInlineSize: 0 });

export const horse = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-winner]': {
      fontFamily: vars.font.display,
      fontSize: vars.size.lead,
      fontWeight: vars.weight.strong,
    },
  },
});

export const stable = style([
  smallText,
  { color: text.muted, lineHeight: vars.lineHeight.heading, overflowWrap: 'anywhere' },
]);
