import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { turfCard } from '../../../theme/turf.css';
import { label, sectionTitle, smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const root = style([
  turfCard,
  {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    minInlineSize: 0,
    '@media': {
      [media.phone]: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)' },
      // The only member has the hall to itself.
      [media.tablet]: {
        selectors: {
          '&[data-only]': {
            gridColumn: '1 / -1',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
          },
        },
      },
    },
  },
]);

export const likeness = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 4',
  overflow: 'hidden',
  background: color.surface.sunken,
  '@media': {
    [media.phone]: { alignSelf: 'start', aspectRatio: '4 / 5' },
    [media.tablet]: { selectors: { '[data-only] > &': { aspectRatio: 'auto' } } },
  },
});

// The face fills its frame.
globalStyle(`${likeness} > img`, {
  position: 'absolute',
  inset: 0,
  objectFit: 'cover',
  objectPosition: '50% 35%',
});

// Its stable's colours lie within it.
globalStyle(`${likeness} > svg`, { maxInlineSize: '80%', blockSize: 'auto' });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.xsmall,
  padding: space.medium,
  overflowWrap: 'anywhere',
});

export const name = style([sectionTitle]);

export const summary = style([smallText, { color: color.text.muted }]);

/** What the door was opened by. */
export const honour = style([label, { color: color.text.gold }]);

export const road = style([
  plainList,
  { display: 'grid', gap: space.xsmall, marginBlockStart: space.xsmall },
]);

export const race = style([
  smallText,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xsmall },
]);

export const raceName = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const when = style({ color: color.text.muted });
