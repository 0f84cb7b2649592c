import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** Side by side, wrapping where the line ends. */
export const wrappingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** The words of a row: large text takes a line of its own before a name is broken into letters. */
export const rowText = style({ flex: '1 1 8rem', minInlineSize: 0 });
