import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { turf } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';

const { space, color } = vars;

export const root = style([
  turf,
  {
    borderBlockStart: `1px solid ${color.outline.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const inner = style({
  display: 'grid',
  gap: space.xxlarge,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${space.medium})`,
  marginInline: 'auto',
  paddingInline: space.medium,
  paddingBlock: `${space.xxlarge} ${space.xlarge}`,
  '@media': { [media.phone]: { gap: space.small, paddingBlock: space.medium } },
});

export const groups = style({
  display: 'grid',
  gap: `${space.xlarge} ${space.large}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `0 ${space.large}`,
      alignItems: 'start',
    },
    // Seven parts, one of them two columns wide: four above three, or all in one row.
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'repeat(8, auto)',
      justifyContent: 'space-between',
      columnGap: space.medium,
    },
  },
});

export const content = style({ display: 'grid', gap: space.xsmall, justifyItems: 'start' });

/** On a phone it is never far from the head of the page. */
export const logo = style({ '@media': { [media.phone]: { display: 'none' } } });

export const operator = style({
  display: 'grid',
  gap: space.large,
  paddingBlockStart: space.xlarge,
  borderBlockStart: `1px solid ${color.outline.hairline}`,
  '@media': {
    [media.phone]: { gap: space.small, paddingBlockStart: space.small },
    // Beside the words where all five badges have room in a row.
    [media.desktop]: { gridTemplateColumns: 'minmax(18rem, 1fr) auto', alignItems: 'end' },
  },
});
