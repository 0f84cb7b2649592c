import { mix } from '../../../theme/mix';
import type { CoatColours } from './coatColours';
import type { Looks } from './looks';
import { farMane, nearMane, plaits } from './maneShapes';

interface ManeProps {
  looks: Looks;
  colours: CoatColours;
  /** What lies behind the neck, or before it. */
  side: 'far' | 'near';
}

export function Mane({ looks, colours: { mane, light, dark }, side }: ManeProps) {
  if (side === 'far')
    return looks.mane === 'far' && <path d={farMane(looks)} fill={mane} stroke={mane} />;
  if (looks.mane === 'near') {
    const { hair, strands } = nearMane(looks);
    return (
      <>
        <path d={hair} fill={dark} opacity=".35" transform="translate(2 3)" />
        <path d={hair} fill={mane} stroke={mane} strokeWidth="2.4" />
        <path d={strands} fill="none" stroke={mix(mane, light, 0.28)} />
      </>
    );
  }
  if (looks.mane === 'plaited') {
    const knots = plaits(looks);
    return (
      <g fill="none">
        <path d={knots} stroke={mix(mane, '#000000', 0.25)} strokeWidth="9.4" />
        <path
          d={knots}
          stroke={mix(mane, light, 0.2)}
          strokeWidth="5.6"
          transform="translate(.8 -1)"
        />
      </g>
    );
  }
  return null;
}
