import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';
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
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
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

/** A part of the page on paper. */
export const part = style([line, { paddingBlock: vars.space.xxlarge }]);

/** A part that stands apart from the paper around it, from edge to edge. */
export const raised = style({ background: vars.color.surface.raised });
