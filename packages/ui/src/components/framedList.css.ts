import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';
import { plainList } from './plainList.css';

const { surface, outline } = vars.color;

/** A list that is one card, with its rows from edge to edge. */
export const framedList = style([
  plainList,
  {
    overflow: 'hidden',
    border: `1px solid ${outline.hairline}`,
    borderRadius: vars.radius.card,
    background: surface.card,
  },
]);
