import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { copiedText, label, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, tone, text } = vars.color;

export const findings = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [media.laptop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const whole = style({ gridColumn: '1 / -1' });

export const part = style([label, { marginBlockEnd: vars.space.xsmall }]);

export const list = style([plainList, { display: 'grid', alignContent: 'start' }]);

export const finding = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const wouldBe = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `1px solid ${outline.hairline}`,
});

export const outcome = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  // Level with the middle of the first line beside it.
  marginBlockStart: '0.125rem',
  borderRadius: vars.radius.full,
  background: tone.critical.solid,
  color: tone.critical.onSolid,
  selectors: {
    '&[data-passed]': { background: tone.positive.solid, color: tone.positive.onSolid },
  },
});

export const subject = style([textType, { fontWeight: vars.weight.medium }]);

export const detail = style([
  smallText,
  { gridColumn: -2, color: text.muted, overflowWrap: 'anywhere' },
]);

export const trusted = style([
  smallText,
  {
    paddingBlock: vars.space.xsmall,
    borderBlockStart: `1px solid ${outline.hairline}`,
    color: text.muted,
  },
]);

/** What is folded away, with air below the line that folds it. */
export const fold = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
});

globalStyle(`details:has(> ${fold})::details-content`, {
  // On paper nobody can unfold it.
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** No wider than a hash and its button: the eye finds from one to the other. */
export const published = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxInlineSize: '45rem',
  margin: 0,
});

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr) auto' } },
});

export const name = style([
  label,
  { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } },
]);

export const code = style([
  smallText,
  {
    ...copiedText,
    minBlockSize: vars.touchTarget,
    alignContent: 'center',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { gridColumn: 2 } },
  },
]);

export const purpose = style([smallText, { marginBlock: vars.space.xsmall, color: text.muted }]);
