import { lightness, mix } from '../../../theme/mix';
import type { Anatomy } from './anatomy';
import { type Outline, outline, placePath, short } from './path';
import type { PortraitTraits } from './portraitTraits';

interface BridleProps {
  looks: PortraitTraits;
  /** Of the coat. */
  body: string;
  at: Anatomy;
  /** The stable's colours. */
  first: string;
  second: string;
}

/** A head collar: over the poll, along the cheek to its ring, and behind the jaw. */
const collar = outline(
  'M-4 3C-3 9 1 14 5 18C18 25 40 28 60 25M5 18C0 31 6 46 20 50C27 51 33 49.6 38 46M60 25C62 29 61.4 33 60 37',
);
const collarNose = outline('M56.6 2C60 10 60.6 18 60 25');
const throatlash = outline('M5 17C1 31 6 46 22 51C28 52.4 34 51 37 47');
const cheekpiece = outline('M-4 3C-3 9 1 14 5 17C24 25.6 56 29.4 84 28.6');
const noseband = outline('M62.4 4.6C66 13 68.6 23 69.4 32.4');
const fleece = outline('M62 7C65.4 14 67.6 22 68.4 30');
const brow = outline('M5 17C9.4 11 12.4 4 13 -3.4');

/** A racing bridle, its browband in the stable's colours. A youngster wears a head collar. */
export function Bridle({ looks, body, at, first, second }: BridleProps) {
  const place = (path: Outline) => placePath(path, at, 'whole');
  const young = looks.youth > 0.5;
  const [x, y] = young ? at(60, 25) : at(84, 28.6);
  const leather = lightness(body) < 0.27 ? '#7b5232' : '#22150d';
  // Edged, so that it is seen on a coat or leather of its own colour.
  const edge = mix(first, lightness(first) > 0.5 ? '#14201b' : '#f4eee0', 0.65);
  const band = place(young ? collarNose : brow);
  return (
    <g fill="none" stroke={leather} strokeWidth="2.8">
      {young ? (
        <path d={place(collar)} strokeWidth="3.6" />
      ) : (
        <>
          <path d={place(throatlash)} strokeWidth="1.8" />
          <path d={place(cheekpiece)} />
          {looks.sheepskin ? (
            <path d={place(fleece)} stroke="#f3ecdc" strokeWidth="8" strokeDasharray="0 3.4" />
          ) : (
            <path d={place(noseband)} strokeWidth="3.4" />
          )}
          <path d={`M${short(x)} ${short(y)}C112 172 70 186 34 206`} strokeWidth="2.4" />
        </>
      )}
      <path d={band} stroke={edge} strokeWidth="7.2" />
      <path d={band} stroke={first} strokeWidth="5.2" />
      <path d={band} stroke={second} strokeWidth="5.2" strokeDasharray="3 6" strokeLinecap="butt" />
      <circle cx={short(x)} cy={short(y)} r="4.6" stroke="#dcc48c" strokeWidth="1.8" />
    </g>
  );
}
