import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const root = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Both ways to turn on one line, and the summary over them where there is no room between. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  '@container': {
    '(min-width: 32rem)': { gridTemplateColumns: '1fr auto 1fr', justifyContent: 'normal' },
  },
});

export const summary = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  justifySelf: 'center',
  minInlineSize: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@container': { '(min-width: 32rem)': { gridColumn: 2 } },
});

export const previous = style({ justifySelf: 'start' });
export const next = style({ justifySelf: 'end' });

export const arrow = style({
  selectors: {
    // Earlier lies where lines begin.
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    // Goes with the words, under the spinner.
    '[aria-busy="true"] > &': { visibility: 'hidden' },
  },
});
