import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { figure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text, tone } = vars.color;

export const root = style([
  paperCard,
  { display: 'grid', gap: vars.space.large, padding: vars.space.medium },
]);

/** On a phone one below the other; then two to a line, then four. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** A race is named in full: it has the room of what it takes the place of. */
export const wide = style({
  '@media': { [media.desktop]: { gridColumn: 'span 3' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const left = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const count = style([figure]);

export const begins = style([smallText, { color: text.muted }]);

export const refusal = style([
  smallText,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    selectors: { '&:empty': { display: 'none' } },
  },
]);
