import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { label as labelText, largeFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { text } = vars.color;

export const root = style([
  plainList,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: vars.space.small,
  },
]);

export const tile = style([
  paperCard,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxsmall,
    padding: vars.space.medium,
    minInlineSize: 0,
  },
]);

export const label = style([labelText]);

/** Of one line of the figure: nothing moves when it arrives. */
export const figureHeight = '2.3rem';

export const value = style([
  largeFigure,
  {
    fontSize: '2rem',
    fontWeight: vars.weight.heavy,
    overflowWrap: 'anywhere',
    selectors: { '&[data-gold]': { color: text.gold } },
  },
]);

export const detail = style([smallText, { color: text.muted }]);
