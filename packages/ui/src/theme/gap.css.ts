import { styleVariants } from '@vanilla-extract/css';
import type { Space } from './space';
import { vars } from './vars.css';

const { space } = vars;

/** Space between the children of a layout primitive. */
export const gap: Record<Space, string> = styleVariants({ none: '0', ...space }, (value) => [
  { gap: value },
]);
