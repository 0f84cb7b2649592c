import { style } from '@vanilla-extract/css';
import { smallText } from '../../theme/typography.css';

// It takes the room that is left, so that in a row of cards the figures line up.
export const description = style([smallText, { flexGrow: 1, overflowWrap: 'anywhere' }]);
