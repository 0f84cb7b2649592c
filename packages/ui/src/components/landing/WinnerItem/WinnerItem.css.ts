import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { paperCard } from '../../../theme/paper.css';
import { cardTitle, label, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { surface, text } = vars.color;

export const root = style([
  paperCard,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.medium,
    padding: vars.space.medium,
    '@media': {
      [media.pointer]: { selectors: { '&:hover': { background: surface.raised } } },
    },
  },
]);

export const content = style({ display: 'grid', gap: vars.space.xxsmall });

export const time = style([label, { fontSize: vars.size.micro }]);

export const race = style([cardTitle]);

export const description = style([textType, { color: text.muted }]);

/** In the line of the sentence, before the stable's name. */
export const colours = style({ display: 'inline-block', verticalAlign: 'text-bottom' });
