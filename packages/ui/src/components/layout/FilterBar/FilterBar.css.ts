import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { outline, accent, text, surface } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

/** One row, whatever stands in it: on a phone the search and the button that opens the rest. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
});

/** Twice as ready to grow as the choices beside it. */
export const search = style({
  flex: '2 1 8rem',
  minInlineSize: 0,
  maxInlineSize: '32rem',
});

/** A list of a few words needs no more room than those words. */
export const select = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexBasis: '6rem', maxInlineSize: '20rem' } },
});

/** On a phone it is on the sheet. The styles decide, so that nothing moves once the width is known. */
const onSheet = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const folded = style(onSheet);
export const foldedSelect = style([select, onSheet]);

export const opener = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', flexShrink: 0 } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  margin: 0,
  border: 'none',
  padding: 0,
});

export const chip = style([
  smallText,
  {
    minBlockSize: vars.touchTarget,
    maxInlineSize: '100%',
    paddingInline: vars.space.medium,
    border: `1px solid ${outline.control}`,
    borderRadius: vars.radius.full,
    background: 'transparent',
    color: text.standard,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="false"]:active': { background: accent.soft },
      '&[aria-pressed="true"]': {
        borderColor: accent.solid,
        background: accent.solid,
        color: accent.onSolid,
      },
    },
    '@media': {
      [media.pointer]: {
        selectors: { '&[aria-pressed="false"]:hover:not(:active)': { background: surface.sunken } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            background: 'SelectedItem',
            color: 'SelectedItemText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const more = style([
  paperCard,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space.small,
    padding: vars.space.medium,
    marginBlockStart: vars.space.xsmall,
  },
]);

export const count = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  // As high as the button that comes and goes.
  minBlockSize: '36px',
});

/** The words, not the room around them, end where the bar ends. */
export const clear = style({ marginInline: `calc(-1 * ${vars.space.small})` });
