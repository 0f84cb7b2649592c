import { style } from '@vanilla-extract/css';
import { plainList } from '../../../theme/plainList.css';
import { smallText } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

export const race = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const winners = style([plainList, { display: 'grid', gap: vars.space.xsmall }]);

export const winner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});

export const verdict = style({ fontSize: vars.size.lead });

export const where = style([smallText, { fontWeight: vars.weight.medium }]);
