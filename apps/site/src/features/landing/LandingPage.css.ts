import { media, vars } from '@furlong/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { line } from '../../shared/page/line.css.ts';

export const hero = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.large} ${vars.space.xxlarge}`,
    paddingBlock: vars.space.xxlarge,
    '@media': {
      [media.laptop]: {
        // The three ways in stand on one line.
        gridTemplateColumns: 'minmax(29rem, 1fr) minmax(0, 1.1fr)',
        paddingBlock: vars.space.xxxlarge,
      },
    },
  },
]);

/** What the headline and what follows it stand beside, and on a phone between them. */
export const scene = style({
  minInlineSize: 0,
  '@media': { [media.laptop]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});

export const headline = style({ alignSelf: 'end' });

export const wayIn = style({ alignSelf: 'start' });

/** On a phone as wide as the words: the way in, and below it the two to look first. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

// Each says its words in one line on the smallest phone.
globalStyle(`${ways} > :not(:first-child)`, {
  '@media': { [media.phone]: { paddingInline: vars.space.xsmall } },
});

// The second alone, while no race is known to watch.
globalStyle(`${ways} > :is(:first-child, :nth-child(2):last-child)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

/** A part of the page on paper. */
export const part = style([line, { paddingBlock: vars.space.xxlarge }]);

/** A part that stands apart from the paper around it, from edge to edge. */
export const raised = style({ background: vars.color.surface.raised });
