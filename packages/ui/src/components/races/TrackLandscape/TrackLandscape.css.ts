import { style } from '@vanilla-extract/css';
import { beside } from '../RacePoster/Poster.css';

/** Fills its parent, whose shape is not its own. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

/** Its landmark stands away from the words, whichever side they are read from. */
export const turned = style([
  picture,
  { selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } },
]);

/** Beside the words of a poster it leaves them more of the sky, most of all where there is little. */
export const open = style({
  transformOrigin: '800px 400px',
  '@container': {
    [beside]: { transform: 'scale(.6)' },
    '(min-width: 70rem)': { transform: 'scale(.82)' },
  },
});

/** Of a poster's whole width the sun takes no more than of its land's. */
export const sun = style({
  '@container': {
    [beside]: { transform: 'scale(.54)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
});
