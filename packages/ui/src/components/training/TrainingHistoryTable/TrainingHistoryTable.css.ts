import { style } from '@vanilla-extract/css';
import { wide } from '../../../primitives/Table/Table.css';
import { paperCard } from '../../../theme/paper.css';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const skeleton = style([
  paperCard,
  {
    display: 'grid',
    gap: vars.space.medium,
    padding: vars.space.medium,
  },
]);

export const reasons = style([
  plainList,
  smallText,
  // Several of them are as far from the lines of the table as one is.
  {
    display: 'grid',
    gap: vars.space.xxsmall,
    '@container': { [wide]: { paddingBlock: vars.space.small } },
  },
]);
