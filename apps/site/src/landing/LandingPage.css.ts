import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from '../frame/PageFrame.css.ts';

export const hero = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.xxlarge,
    paddingBlock: vars.space.xxlarge,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
        paddingBlock: vars.space.xxxlarge,
      },
    },
  },
]);

export const scene = style({ minInlineSize: 0 });

/** The judge's card lies at the near rail of the course, and hides none of the runners. */
export const judge = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
});

/** A part of the page on paper. */
export const part = style([line, { paddingBlock: vars.space.xxlarge }]);

/** A part that stands apart from the paper around it, from edge to edge. */
export const raised = style({ background: vars.color.surface.raised });
