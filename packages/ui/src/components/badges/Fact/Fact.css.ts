import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../../theme/breakpoints';
import { figure, label as labelText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import type { FactLabelPlace, FactSize, FactsLayout, FactTone } from './Fact';

export const label = styleVariants({
  above: [labelText, { fontSize: vars.size.micro, whiteSpace: 'nowrap' }],
  below: [
    labelText,
    { order: 1, fontSize: vars.size.small, letterSpacing: '0.02em', textTransform: 'none' },
  ],
} satisfies Record<FactLabelPlace, unknown>);

export const value = recipe({
  base: [figure, { overflowWrap: 'anywhere' }],
  variants: {
    size: {
      standard: {},
      large: { fontSize: vars.size.heading, fontWeight: vars.weight.heavy },
    } satisfies Record<FactSize, StyleRule>,
    tone: {
      standard: {},
      gold: { color: vars.color.text.gold },
    } satisfies Record<FactTone, StyleRule>,
  },
});

/** What the columns measure their room by. */
export const container = style({ containerType: 'inline-size' });

export const facts = recipe({
  base: { gap: `${vars.space.small} ${vars.space.large}`, margin: 0 },
  variants: {
    layout: {
      wrapping: {
        display: 'flex',
        flexWrap: 'wrap',
        // Three figures of a poster stand in one row on the smallest phone.
        '@media': { [media.phone]: { columnGap: vars.space.medium } },
      },
      columns: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1.1fr)',
        columnGap: vars.space.xsmall,
        // Large text in little room.
        '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      fours: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@container': {
          // As wide as what they hold.
          '(min-width: 28rem)': {
            gridTemplateColumns: 'repeat(4, auto)',
            justifyContent: 'start',
          },
        },
      },
      rows: { display: 'grid', gridAutoRows: '1fr', gap: 0, blockSize: '100%' },
      joined: { display: 'contents' },
    } satisfies Record<FactsLayout, StyleRule>,
  },
});

const inRows = `${facts.classNames.variants.layout.rows} > &`;

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  minInlineSize: 0,
  selectors: {
    [inRows]: {
      gridTemplateColumns: 'auto auto',
      alignContent: 'center',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.small,
      minBlockSize: vars.touchTarget,
    },
    [`${inRows}:not(:first-child)`]: {
      borderBlockStart: `1px solid ${vars.color.outline.hairline}`,
    },
  },
});
