import { mix } from '../../../theme/mix';
import { poll } from './anatomy';
import type { CoatColours } from './coatColours';
import { short } from './path';
import type { PortraitTraits } from './portraitTraits';

interface EarsProps {
  looks: PortraitTraits;
  colours: CoatColours;
}

const ear = 'M-6.4 7C-8.6-4-7.4-18 2.2-30.6q1.2-1.2 2.2.2C9-22 9.6-8 6.2 6z';
const rim =
  'M-7.4-8C-6.6-16-3-24 3.2-31.4 6.4-27 8-22 8.4-17 6.4-21 5-24 3.4-26.6-1.6-20-5.4-14-7.4-8z';

export function FarEar({ looks, colours: { body, dark, points } }: EarsProps) {
  return (
    <path
      d={ear}
      fill={mix(mix(body, dark, 0.55), points, 0.3)}
      transform={turned(looks, 7, -4, looks.apart)}
    />
  );
}

export function NearEar({ looks, colours: { body, light, dark, points } }: EarsProps) {
  return (
    <g transform={turned(looks, 0, -1, 0)}>
      <path d={ear} fill={mix(body, light, 0.2)} />
      <path d="M-2.4 4C-3.4-6-.4-17 3.8-25.6 7-17 6.4-6 4 4z" fill={dark} opacity=".8" />
      <path d={rim} fill={points} opacity=".75" />
    </g>
  );
}

function turned(
  { ears, earLength, youth }: PortraitTraits,
  x: number,
  y: number,
  forward: number,
): string {
  const tall = short(0.76 + 0.36 * earLength + 0.1 * youth);
  return `translate(${poll[0] + 2 + x} ${poll[1] - 2 + y})rotate(${Math.round(forward - ears)})scale(.88 ${tall})`;
}
