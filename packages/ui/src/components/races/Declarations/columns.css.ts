import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Room for the columns of a printed card: what an A4 page leaves, and more. */
export const columns = '(min-width: 42rem)';

/** Width of the column of numbers: none before the draw. */
export const stallWidth = createVar();

/** Number, colours and face, name, form, age, weight, rating, jockey, price. */
export const inColumns = {
  display: 'grid',
  gridTemplateColumns: `${stallWidth} 4.75rem minmax(0, 1fr) 4.875rem 1.75rem 2.5rem 2.75rem 7rem 3.5rem`,
  alignItems: 'center',
  columnGap: vars.space.small,
  paddingInline: vars.space.small,
} as const;
