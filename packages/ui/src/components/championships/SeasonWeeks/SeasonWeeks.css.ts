import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { figure, label, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;

/** One card; what is seen between its parts is the ground under them. */
export const root = style([
  paperCard,
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 45%), 1fr))',
    gap: 1,
    overflow: 'hidden',
    background: color.outline.hairline,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  },
]);

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxsmall,
  padding: space.small,
  background: color.surface.card,
  selectors: {
    '&[aria-current]': {
      background: color.accent.soft,
      boxShadow: `inset 0 3px 0 ${color.accent.solid}`,
    },
  },
});

export const weeks = style([label, { fontSize: vars.size.micro }]);

export const what = figure;

export const now = style([smallText, { color: color.text.accent, fontWeight: vars.weight.strong }]);
