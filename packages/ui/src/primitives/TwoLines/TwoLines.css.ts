import { style } from '@vanilla-extract/css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { asCards } from '../Table/Table.css';

export const root = style({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [asCards]: {
      selectors: {
        'td &': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: vars.space.small,
        },
      },
    },
  },
});

export const second = style([
  smallText,
  {
    color: vars.color.text.muted,
    fontWeight: vars.weight.regular,
    lineHeight: vars.lineHeight.heading,
  },
]);
