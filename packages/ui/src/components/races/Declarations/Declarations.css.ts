import { style } from '@vanilla-extract/css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';
import { columns, inColumns, stallWidth } from './columns.css';

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  vars: { [stallWidth]: '0px' },
  selectors: { '&[data-drawn]': { vars: { [stallWidth]: '1.25rem' } } },
});

export const heads = style([
  label,
  {
    display: 'none',
    fontSize: vars.size.micro,
    letterSpacing: '0.06em',
    '@container': {
      [columns]: {
        ...inColumns,
        paddingBlock: vars.space.xsmall,
        borderBlockEnd: `1px solid ${vars.color.outline.hairline}`,
      },
    },
  },
]);

/** Over the name, past number and pictures. */
export const horseHead = style({ gridColumn: 3 });

export const figureHead = style({ textAlign: 'end' });
