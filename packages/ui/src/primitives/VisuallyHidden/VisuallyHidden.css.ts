import { style } from '@vanilla-extract/css';
import { visuallyHidden } from './visuallyHidden';

export const hidden = style(visuallyHidden);
