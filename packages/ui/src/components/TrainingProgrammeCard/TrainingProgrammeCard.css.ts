import { style } from '@vanilla-extract/css';
import { smallText } from '../../theme/typography.css';
import { vars } from '../../theme/vars.css';
import { plainList } from '../plainList.css';

// It takes the room that is left, so that in a row of cards the figures line up.
export const description = style([smallText, { flexGrow: 1, overflowWrap: 'anywhere' }]);

export const benefits = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
  },
]);
