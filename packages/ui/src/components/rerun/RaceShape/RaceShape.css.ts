import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css';

/** Folded away they share a line; one that is open takes it whole. */
export const folds = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

globalStyle(`${folds} > [open]`, { flexBasis: '100%' });
