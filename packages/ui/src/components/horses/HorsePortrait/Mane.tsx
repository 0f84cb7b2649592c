import { mix } from '../../../theme/mix';
import type { CoatColours } from './coatColours';
import { farMane, nearMane, plaited } from './maneShapes';
import { short } from './path';
import type { PortraitTraits } from './portraitTraits';

interface ManeProps {
  /** Name of its outline. */
  id: string;
  looks: PortraitTraits;
  colours: CoatColours;
  /** What lies behind the neck, or before it. */
  side: 'far' | 'near';
}

export function Mane({ id, looks, colours: { mane, light, dark }, side }: ManeProps) {
  if (side === 'far')
    return looks.mane === 'far' && <path d={farMane(looks)} fill={mane} stroke={mane} />;
  if (looks.mane === 'near') {
    const { hair, strands } = nearMane(looks);
    return (
      <>
        <defs>
          <path id={id} d={hair} />
        </defs>
        <use href={`#${id}`} fill={dark} opacity=".35" transform="translate(2 3)" />
        <use href={`#${id}`} fill={mane} stroke={mane} strokeWidth="2.4" />
        <path d={strands} fill="none" stroke={mix(mane, light, 0.28)} />
      </>
    );
  }
  if (looks.mane === 'plaited') {
    const crest = plaited(looks);
    const every = `0 ${short(10.6 - 2.4 * looks.maneLength)}`;
    return (
      <g fill="none" stroke={mix(mane, '#000000', 0.25)}>
        <path d={crest} strokeWidth="4" />
        <path d={crest} strokeWidth="9" strokeDasharray={every} transform="translate(1 1)" />
        <path
          d={crest}
          stroke={mix(mane, light, 0.24)}
          strokeWidth="4.4"
          strokeDasharray={every}
          transform="translate(.6 -.6)"
        />
      </g>
    );
  }
  if (looks.mane === 'hogged') {
    return <path d={plaited(looks)} fill="none" stroke={mane} strokeWidth="5" />;
  }
  return null;
}
