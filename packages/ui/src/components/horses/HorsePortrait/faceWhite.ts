import type { FaceMarking } from '../markings';
import { type Outline, outline } from './path';

const star = 'M19 -5C25 -4 29 -2 30.4 3.4C27 6.4 23 5 20.6 1.4Z';
const snip = 'M92 4C98 8 103 13 102.4 19.4C98.6 19.4 94.6 15 91.6 10.4Z';

/** The outline of each white of the face, laid over its profile. */
export const faceWhite: Record<FaceMarking, Outline | null> = {
  none: null,
  star: outline(star),
  stripe: outline('M20 -6C24 -4 27 1.4 31 3.4C48 7.2 66 9.4 84 7.4L82 3L44 -1Z'),
  blaze: outline(
    'M17 -6C21 0 27 5.4 34 6.6C48 9.4 62 11.6 78 13.4C86 14 90 17 93 21.4C97 24 101 25 103 25L105 8L84 2L44 -3Z',
  ),
  snip: outline(snip),
  'star and snip': outline(star + snip),
};
