import { style } from '@vanilla-extract/css';
import { label } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

const { accent } = vars.color;

// Solid, as a soft one would vanish on a marked row.
export const root = style([
  label,
  {
    display: 'inline-block',
    paddingInline: '0.375rem',
    borderRadius: vars.radius.small,
    background: accent.solid,
    color: accent.onSolid,
    fontSize: vars.size.micro,
    letterSpacing: '0.06em',
    lineHeight: '1.4',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    outline: '1px solid transparent',
  },
]);
