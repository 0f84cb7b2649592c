import { media, vars } from '@furlong/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What the confirmation takes of the window's bottom, and of the form's. */
const room = { phone: '17rem', laptop: '11.5rem' };

export const form = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  selectors: {
    // Room for the confirmation below the last card.
    '&[data-confirming]': { paddingBlockEnd: room.phone },
  },
  '@media': {
    [media.laptop]: { selectors: { '&[data-confirming]': { paddingBlockEnd: room.laptop } } },
  },
});

// A card that has the focus, or was just chosen, is scrolled to above the confirmation, not behind it.
globalStyle(`${form}[data-confirming] :is(article, article *)`, {
  scrollMarginBlockEnd: room.phone,
  '@media': { [media.laptop]: { scrollMarginBlockEnd: room.laptop } },
});

/** Where the order of the races is chosen: at home as wide as a card. */
export const order = style({
  paddingBlockEnd: vars.space.xsmall,
  '@media': { [media.tablet]: { maxInlineSize: '22rem' } },
});
