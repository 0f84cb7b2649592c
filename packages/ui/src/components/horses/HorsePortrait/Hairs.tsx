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

/** Wanders over the neck, so that dots along it lie as if at random, and in no rows. */
const over =
  'M66 60S40 88 58 96 20 106 38 122 70 122 52 138 14 136 24 154 64 150 54 166 6 168 24 186 72 172 60 196';

/** White hairs of a roan, dapples of a grey in its prime, freckles of an old one. */
export function Hairs({ coat, age, light, freckled }: HairsProps) {
  if (coat === 'Roan') return dots(light, 1.3, '0 3 0 7 0 5', 0.5);
  if (coat !== 'Grey' || age < 3) return null;
  if (age < 9) return dots(light, 5.4, '0 11 0 7 0 16', 0.48 - age * 0.04);
  return freckled ? dots('#7a4a30', 1.3, '0 7 0 13 0 5', 0.55) : null;
}

function dots(colour: string, size: number, every: string, opacity: number) {
  return (
    <path
      d={over}
      fill="none"
      stroke={colour}
      strokeWidth={size}
      strokeDasharray={every}
      opacity={short(opacity)}
    />
  );
}
