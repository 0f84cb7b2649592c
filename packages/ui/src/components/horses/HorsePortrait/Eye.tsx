import { mix } from '../../../theme/mix';
import type { Anatomy } from './anatomy';
import type { CoatColours } from './coatColours';
import { short } from './path';
import type { PortraitTraits } from './portraitTraits';

interface EyeProps {
  looks: PortraitTraits;
  at: Anatomy;
  colours: CoatColours;
}

/** Large, dark and to the side, with the sky in it. */
export function Eye({ looks, at, colours: { dark, light } }: EyeProps) {
  const [x, y] = at(31, 11.8);
  const size = Math.round((0.98 + 0.14 * looks.eye + 0.2 * looks.youth) * 100) / 100;
  const lid = mix(dark, '#000000', 0.45);
  return (
    <g
      transform={`translate(${short(x)} ${short(y)})rotate(${Math.round(looks.carriage - 34)})scale(${size})`}
      fill="none"
    >
      <path d="M-7.6 1.2C-5.4-5.8 2.8-7 7.2.6 5.4 5.2-3.2 6.2-7.6 1.2z" fill="#100905" />
      <path d="M-5 2.4C-2 4.6 3.6 4.2 5.8 1.6 3 2.4-1 2.8-5 2.4z" fill="#7d4a24" />
      <path d="M-8.6 2C-6-6.6 3.4-8 8 1.4" stroke={lid} strokeWidth="1.5" />
      <path
        d="M-8.4-3.4C-5.4-9.4 2.8-10.6 7.6-5.6"
        stroke={mix(light, '#d8d2c8', looks.old * 0.8)}
        strokeWidth="1.8"
        opacity=".5"
      />
      <ellipse cx="1.8" cy="-2.3" rx="1.9" ry="1.5" fill="#fff" />
      <path d="M-7.4 3.4C-3 7.4 4 7 7.4 2.6" stroke={light} opacity=".5" />
    </g>
  );
}
