import type { FaceMarking } from '../markings';
import { type Outline, outline } from './path';

const star = 'M16 -6L27 -6C28.2 -2 29.4 2.4 31.6 7.4C27 6 23.4 3.6 21.8 0Z';
/** Between the nostrils: from the side a sliver of it over the near one, never on the lip. */
const snip = 'M79 3C82 7.6 85 10.6 89.6 10.4C93 9.8 96.4 10.6 99 13.4L101 7L84 1Z';

/** The outline of each white of the face, laid over its profile. */
export const faceWhite: Record<FaceMarking, Outline | null> = {
  none: null,
  star: outline(star),
  stripe: outline('M20 -6C24 -4 27 1.4 31 3.4C48 7.2 66 9.4 84 7.4L82 3L44 -1Z'),
  blaze: outline(
    'M16 -6C20 -.4 26 5 33 5.8C48 8.2 62 10.6 76 11.4C83 11.6 92 9.2 99 13.4L101 6L84 0L44 -4Z',
  ),
  snip: outline(snip),
  'star and snip': outline(star + snip),
};
