import { style } from '@vanilla-extract/css';
import { paperCard } from './paper.css';
import { plainList } from './plainList.css';

/** A list that is one card, with its rows from edge to edge. */
export const framedList = style([
  paperCard,
  plainList,
  {
    overflow: 'hidden',
  },
]);
