import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { cardTitle, smallText, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { tone, text } = vars.color;

export const root = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const words = style({
  flex: '1 1 10rem',
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style([cardTitle]);

export const summary = style([smallText, { color: text.muted }]);

export const terms = style([
  smallText,
  {
    display: 'grid',
    gap: vars.space.xsmall,
    paddingInlineStart: vars.space.medium,
    color: text.muted,
    listStyle: 'disc',
  },
]);

export const message = style([
  textType,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-done]': { color: tone.positive.text },
      '&:empty': { display: 'none' },
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.small,
});

// On a phone as wide as the dialog.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
