import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** The stable's name, and the silks that it gives beside it. */
export const named = style({
  display: 'grid',
  // On the narrowest phone the silks give way, so that a name can be read while it is written.
  gridTemplateColumns: 'minmax(min(9rem, 60%), 1fr) minmax(3.5rem, 6rem)',
  alignItems: 'start',
  gap: vars.space.medium,
});

globalStyle(`${named} > svg`, { inlineSize: '100%', blockSize: 'auto' });
