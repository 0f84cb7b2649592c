import { lightness, mix } from '../../../theme/mix';
import type { Anatomy } from './anatomy';
import type { Looks } from './looks';
import { type Outline, outline, placePath, short } from './path';

interface BridleProps {
  looks: Looks;
  /** Of the coat. */
  body: string;
  at: Anatomy;
  /** The stable's colours. */
  first: string;
  second: string;
}

const halter = outline('M-4 3C-3 9 1 14 5 18C20 26 46 30 67 25M62 4.4C65 12 67 22 67.4 32');
const throatlash = outline('M5 17C1 31 6 46 22 51C28 52.4 34 51 37 47');
const cheekpiece = outline('M-4 3C-3 9 1 14 5 17C24 25.6 56 29.4 84 28.6');
const noseband = outline('M62.4 4.6C66 13 68.6 23 69.4 32.4');
const fleece = outline('M62 7C65.4 14 67.6 22 68.4 30');
const brow = outline('M5 17C9.4 11 12.4 4 13 -3.4');

/** A racing bridle: its browband in the stable's colours. A youngster wears a head collar of them. */
export function Bridle({ looks, body, at, first, second }: BridleProps) {
  const place = (path: Outline) => placePath(path, at, 'whole');
  const [x, y] = at(84, 28.6);
  const young = looks.youth > 0.5;
  const leather = young ? first : lightness(body) < 0.27 ? '#7b5232' : '#22150d';
  return (
    <g fill="none" stroke={leather} strokeWidth="2.8">
      {young ? (
        <path d={place(halter)} strokeWidth="4" />
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
          <path d={place(brow)} stroke={mix(first, '#f4eee0', 0.4)} strokeWidth="6.8" />
          <path d={place(brow)} stroke={first} strokeWidth="5.6" />
          <path
            d={place(brow)}
            stroke={second}
            strokeWidth="5.6"
            strokeDasharray="3 6"
            strokeLinecap="butt"
          />
          <circle cx={short(x)} cy={short(y)} r="4.6" stroke="#dcc48c" strokeWidth="1.8" />
        </>
      )}
    </g>
  );
}
