import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { figure, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, accent, text } = vars.color;

/** Softer than elsewhere: a green rating must stand out of it. */
const ownGround = `color-mix(in srgb, ${accent.soft} 45%, ${surface.card})`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${outline.hairline}` },
    '&[data-mine]': { background: ownGround, boxShadow: `inset 3px 0 0 ${accent.solid}` },
    '&[data-mine]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${accent.solid}` },
  },
});

/** As wide as two figures, so that the colours stand under each other. */
export const stall = style([
  figure,
  { minInlineSize: '1.25rem', textAlign: 'center', color: text.muted },
]);

/** Colours and face: on a phone one below the other, which leaves the names their room. */
export const pictures = style({
  flexShrink: 0,
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.tablet]: { flexDirection: 'row', alignSelf: 'center' } },
});

export const names = style({ flex: 1, minInlineSize: 0, display: 'grid' });

export const horse = style([
  textType,
  { fontWeight: vars.weight.strong, overflowWrap: 'anywhere' },
]);

export const stable = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const details = style([
  plainList,
  smallText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.small,
    color: text.muted,
    overflowWrap: 'anywhere',
  },
]);

/** On a phone one stands below the other, which leaves the names their room. */
export const figures = style({
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: vars.space.small,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center' } },
});

/** As wide as its widest, so that those of a field stand under each other. */
export const line = style({ display: 'grid', justifyItems: 'end', minInlineSize: '3.25rem' });

export const chance = style([figure, { fontWeight: vars.weight.strong }]);

export const price = style([smallText, { color: text.muted, whiteSpace: 'nowrap' }]);

/** Gives way to the name on a phone; its figures stand among the details. */
export const form = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const skeleton = style([names, { gap: vars.space.xsmall }]);
