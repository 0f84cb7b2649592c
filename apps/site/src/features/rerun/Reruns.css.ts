import { vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large });

/** Two to a line where there is room for their words; one that is answered or left alone takes it whole. */
export const question = style({
  flex: '1 1 34rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { '&:has(header + *)': { flexBasis: '100%' } },
});

export const film = style({ flex: '1 1 100%', minInlineSize: 0 });
