import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from '../../shared/page/line.css.ts';

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

/** A part of the page on paper. */
export const part = style([line, { paddingBlock: vars.space.xxlarge }]);

/** A part that stands apart from the paper around it, from edge to edge. */
export const raised = style({ background: vars.color.surface.raised });
