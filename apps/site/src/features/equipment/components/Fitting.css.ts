import { fromFoot, media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';

/** The slots and their items, and beside them what all of it adds up to. */
export const besideEffects = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  // Whole pixels: the summary sticks, and would be drawn a little otherwise from one time to the next.
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
  },
});

/** Below the items, which it does not move, and in sight at the foot of the window. */
export const said = style({ position: 'sticky', insetBlockEnd: fromFoot.small, zIndex: 1 });

/** Stays in sight while the items are read; on a phone at the bottom of the window's last items. */
export const effects = style({
  '@media': {
    [media.laptop]: { position: 'sticky', insetBlockStart: vars.space.medium },
  },
});
