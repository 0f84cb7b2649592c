import { style } from '@vanilla-extract/css';
import { paperCard } from '../../theme/paper.css';
import { smallText, text } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { control } from '../Field/Field.css';

const { color, space } = vars;

export const box = style({ position: 'relative' });

export const input = style([control, { paddingInlineEnd: vars.touchTarget }]);

export const opener = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.touchTarget,
  blockSize: vars.touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text.muted,
  cursor: 'pointer',
});

export const positioner = style({ zIndex: 20 });

export const popup = style([
  paperCard,
  {
    inlineSize: 'var(--anchor-width)',
    maxBlockSize: 'min(20rem, var(--available-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: color.text.standard,
    boxShadow: vars.shadow.overlay,
  },
]);

export const list = style({
  padding: space.xxsmall,
  selectors: { '&[data-empty]': { padding: 0 } },
});

export const option = style([
  text,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.small,
    minBlockSize: vars.touchTarget,
    paddingInline: space.small,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    selectors: {
      '&[data-highlighted]': {
        background: color.surface.raised,
        outlineColor: color.outline.focus,
      },
      '&[data-selected]': { fontWeight: vars.weight.strong },
    },
  },
]);

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const empty = style([
  smallText,
  {
    color: color.text.muted,
    padding: space.medium,
    // Base UI keeps it in the page to announce it.
    selectors: { '&:empty': { padding: 0 } },
  },
]);
