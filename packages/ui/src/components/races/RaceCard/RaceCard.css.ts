import { style } from '@vanilla-extract/css';
import { choosable } from '../../../primitives/ChoiceCard/choosable.css';
import { restsOffScreen } from '../../../theme/offScreen.css';
import { cardTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, outline, text, tone } = vars.color;

export const root = style([
  restsOffScreen,
  choosable,
  {
    gap: vars.space.small,
    selectors: {
      // Dimmed by softer colours and not by opacity, so that every word keeps its contrast.
      '&[data-unsuitable]': {
        background: surface.page,
        color: text.muted,
        vars: { [tone.positive.solid]: outline.control },
      },
    },
  },
]);

export const badges = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const entered = style([
  smallText,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    color: tone.positive.text,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);

export const prospect = style([smallText, { color: text.muted, overflowWrap: 'anywhere' }]);

export const ballot = style([smallText, { textWrap: 'pretty' }]);

export const chance = style({ color: text.standard, fontWeight: vars.weight.medium });

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
});

export const name = style([cardTitle]);

// Takes what height is to spare, so that in a row of cards the bars and buttons line up.
export const conditions = style([
  smallText,
  { flex: 1, color: text.muted, overflowWrap: 'anywhere' },
]);
