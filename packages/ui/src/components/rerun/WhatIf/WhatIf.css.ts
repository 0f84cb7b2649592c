import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints';
import { plainList } from '../../../theme/plainList.css';
import { text as textType } from '../../../theme/typography.css';
import { vars } from '../../../theme/vars.css';

/** On a phone only the stall and the weight share a line. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.small,
  alignItems: 'end',
});

export const wide = style({
  gridColumn: 'span 6',
  '@media': { [media.tablet]: { gridColumn: 'span 3' } },
});

export const narrow = style({
  gridColumn: 'span 3',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const riding = style({
  gridColumn: 'span 6',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const changes = style({ display: 'grid', gap: vars.space.small });

export const list = style([plainList, textType, { overflowWrap: 'anywhere' }]);
