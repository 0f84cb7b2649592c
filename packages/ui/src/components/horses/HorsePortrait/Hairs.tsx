import type { Coat } from '../coats';
import { short } from './path';

interface HairsProps {
  coat: Coat;
  /** Years. */
  age: number;
  /** Of the coat. */
  light: string;
  /** Whether it is one of those greys that freckle as they grow old. */
  freckled: boolean;
}

/** To and fro over the neck, so that dots along it lie as if at random. */
const over = 'M58 60L26 104 66 92 10 150 62 118 4 196 56 150 24 208 70 166';

/** White hairs of a roan, dapples of a grey in its prime, freckles of an old one. */
export function Hairs({ coat, age, light, freckled }: HairsProps) {
  if (coat === 'Roan') {
    return dots({ colour: light, size: 1.4, every: '0 3 0 8 0 5', opacity: 0.4 });
  }
  if (coat !== 'Grey' || age < 3) return null;
  if (age < 9)
    return dots({ colour: light, size: 8, every: '0 14 0 19', opacity: 0.46 - age * 0.04 });
  return freckled
    ? dots({ colour: '#7a4a30', size: 1.3, every: '0 7 0 12 0 5', opacity: 0.6 })
    : null;
}

function dots(look: { colour: string; size: number; every: string; opacity: number }) {
  return (
    <path
      d={over}
      fill="none"
      stroke={look.colour}
      strokeWidth={look.size}
      strokeDasharray={look.every}
      opacity={short(look.opacity)}
    />
  );
}
