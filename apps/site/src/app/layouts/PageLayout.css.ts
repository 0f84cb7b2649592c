import { media, vars } from '@furlong/ui/theme';
import { style } from '@vanilla-extract/css';
import { line } from '../../shared/page/line.css.ts';

export const page = style([
  line,
  {
    paddingBlock: `${vars.space.large} ${vars.space.xxxlarge}`,
    '@media': {
      [media.laptop]: { paddingBlockStart: vars.space.xxlarge },
      [media.print]: { padding: 0 },
    },
  },
]);

/** The stable's panel beside the page, or above it where there is no room. */
export const besidePanel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: `${vars.width.panel} minmax(0, 1fr)`,
      gap: vars.space.xlarge,
    },
  },
});
