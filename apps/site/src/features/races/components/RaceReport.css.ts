import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** Below each other. */
export const over = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.phone]: { gap: vars.space.medium },
    [media.print]: { gap: vars.space.medium },
  },
});

/** The panels of a race: on a phone closer to each other. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [media.phone]: { gap: vars.space.medium } },
});

/** The field first, course and terms beside it where there is room. */
export const columns = style([
  over,
  { '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } } },
]);

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

/** Of a race that was called off they stand last: the plan beside what is known of it. */
export const termsOver = style([
  terms,
  {
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gridTemplateRows: '1fr auto',
        gap: vars.space.large,
      },
    },
  },
]);

export const plan = style({
  alignSelf: 'start',
  gridRow: 'span 2',
  '@media': { [media.print]: { flex: '0 0 14rem' } },
});

/** As high as the plan beside it, with what can be shared of the race or alone. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:last-child': { gridRow: 'span 2' } },
  '@media': { [media.print]: { flex: '1 1 0' } },
});

/** What the card itself says on paper: there every runner has its stall and its style. */
export const offPaper = style({ '@media': { [media.print]: { display: 'none' } } });

/** The plan, and beside it what is known of the race. */
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
  },
});
