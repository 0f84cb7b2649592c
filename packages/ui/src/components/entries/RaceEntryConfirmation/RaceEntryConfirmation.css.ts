import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turfCard } from '../../../theme/turf.css';
import {
  cardTitle,
  copiedText,
  label as labelText,
  smallText,
  text as textType,
} from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { wrappingRow } from '../../../theme/wrappingRow.css';

const { tone, text } = vars.color;

export const root = style([
  turfCard,
  wrappingRow,
  {
    padding: vars.space.medium,
    '@media': {
      [media.laptop]: {
        columnGap: vars.space.xlarge,
        paddingBlock: vars.space.large,
        paddingInline: vars.space.large,
      },
    },
  },
]);

/** Takes the room that is to spare, so that sums and button stand together at the end. */
export const pair = style({
  flex: '999 1 16rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

/** On a phone the choice above has its face, and this must leave that choice in sight. */
export const portrait = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex', flexShrink: 0 } },
});

export const words = style({
  flex: 1,
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = style([
  labelText,
  {
    fontSize: vars.size.micro,
    // Two lines of a phone's screen are worth more than a title that the button repeats.
    display: 'none',
    '@media': { [media.laptop]: { display: 'block' } },
  },
]);

export const title = style([cardTitle, { overflowWrap: 'anywhere' }]);

export const arrow = style({ color: text.gold, fontFamily: vars.font.text });

export const message = style([
  textType,
  {
    color: tone.critical.text,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-tone=caution]': { color: tone.caution.text },
      '&[data-tone=positive]': { color: tone.positive.text },
      '&:empty': { display: 'none' },
    },
  },
]);

/** Quieter than the message: nobody has to do anything with it. */
export const proof = style([
  smallText,
  { display: 'flex', alignItems: 'center', columnGap: vars.space.small, color: text.muted },
]);

export const hash = style({ ...copiedText, whiteSpace: 'nowrap' });

export const choice = style({ flex: '1 1 12rem', maxInlineSize: '18rem', minInlineSize: 0 });

export const sums = style({ minInlineSize: 0 });

export const action = style({ flex: '1 1 9.5rem', maxInlineSize: '100%', whiteSpace: 'nowrap' });
