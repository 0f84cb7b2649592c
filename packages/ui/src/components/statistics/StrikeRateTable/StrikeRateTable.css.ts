import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { smallFigure, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const count = style({ whiteSpace: 'nowrap' });

export const rate = style([smallText, { color: color.text.muted }]);

export const line = style({
  '@container': {
    [wide]: {
      display: 'grid',
      gap: space.xxsmall,
      // The mark stands clear of the rule between two rows.
      paddingBlock: space.xxsmall,
      maxInlineSize: '12rem',
    },
  },
});

/** Where a row is a card the figure and its word say it. */
export const inColumns = style({
  display: 'none',
  '@container': { [wide]: { display: 'block' } },
});

export const words = style({
  '@container': {
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xsmall },
  },
});

export const ratio = style([smallFigure]);
