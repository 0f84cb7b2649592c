import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { cardTitle, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, surface, outline } = vars.color;

export const list = style([
  plainList,
  {
    display: 'grid',
    background: surface.card,
    border: `1px solid ${outline.hairline}`,
    borderRadius: vars.radius.card,
  },
]);

/** One line where there is room for it; each part takes a line of its own where there is not. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  selectors: { 'li + li > &, & + &': { borderBlockStart: `1px solid ${outline.hairline}` } },
});

export const horse = style({
  flex: '2 1 17rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: 0,
});

export const who = style({
  flex: '1 1 8rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const name = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const muted = style([smallText, { color: text.muted }]);

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const meters = style({
  flex: '1 1 13rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  // Beside each other, unless large text would break their words.
  '@media': {
    [media.phone]: {
      flexBasis: '100%',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
      columnGap: vars.space.medium,
    },
  },
});

export const next = style({
  flex: '2 1 17rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const race = style([
  textType,
  { flex: '1 1 9rem', display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' },
]);

export const nothing = style([smallText, { flex: '2 1 17rem', color: text.muted }]);
