import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** Field or result first, course and terms beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
    [media.print]: { gap: vars.space.medium },
  },
});

/** The way into the race: above the field where the terms stand below it, else beside it with them. */
export const above = style({ '@media': { [media.laptop]: { display: 'none' } } });
export const beside = style({
  display: 'none',
  '@media': { [media.laptop]: { display: 'block' } },
});

/** Below each other; on paper side by side, so that a card and its terms share a page. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [media.print]: { display: 'flex', alignItems: 'start', breakInside: 'avoid' },
  },
});

export const plan = style({ '@media': { [media.print]: { flex: '0 0 14rem' } } });
export const facts = style({ '@media': { [media.print]: { flex: '1 1 0' } } });

/** What the card itself says on paper: there every runner has its stall and its style. */
export const offPaper = style({ '@media': { [media.print]: { display: 'none' } } });
