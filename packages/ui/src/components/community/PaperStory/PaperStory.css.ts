import { style } from '@vanilla-extract/css';
import { paperCard } from '../../../theme/paper.css';
import { label as labelType, sectionTitle, text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { color, space } = vars;
const roomy = '(min-width: 40rem)';

export const root = style([paperCard, { overflow: 'hidden', containerType: 'inline-size' }]);

/** The picture stands beside the words where there is room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [roomy]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});

export const picture = style({
  blockSize: '180px',
  '@container': { [roomy]: { blockSize: 'auto', minBlockSize: '240px' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.small,
  padding: space.medium,
  minInlineSize: 0,
});

export const label = style([labelType, { color: color.text.gold }]);

export const headline = style([sectionTitle, { overflowWrap: 'anywhere' }]);

export const text = style([textType, { overflowWrap: 'anywhere' }]);

export const stable = style([
  textType,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);

export const action = style({ display: 'flex', flexWrap: 'wrap' });
