import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { vars } from '../../../theme/vars.css';

/** The ranks, and what follows them, below each other in all rows. */
export const ranked = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem auto',
  alignItems: 'center',
  justifyContent: 'start',
  '@container': { [wide]: { gridTemplateColumns: '2.25rem auto' } },
});

export const likeness = style({
  display: 'flex',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@container': { [wide]: { marginBlock: vars.space.xxsmall } },
});

/** A row on its way. */
export const awaited = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
