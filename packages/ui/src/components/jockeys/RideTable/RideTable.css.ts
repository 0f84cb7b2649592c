import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { vars } from '../../../theme/vars.css';

export const mount = style({
  '@container': {
    [wide]: { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minInlineSize: 0 },
  },
});

/** What stands in columns alone. */
export const colours = style({
  display: 'none',
  '@container': { [wide]: { display: 'flex' } },
});
