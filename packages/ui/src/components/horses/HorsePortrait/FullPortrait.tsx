import { mix } from '../../../theme/mix';
import { dyes } from '../Silks/colours';
import { anatomyOf } from './anatomy';
import { Bridle } from './Bridle';
import type { DrawingProps } from './Drawing';
import { FarEar, NearEar } from './Ears';
import { Eye } from './Eye';
import { faceWhite } from './faceWhite';
import { Ground, groundOf } from './Ground';
import { Hairs } from './Hairs';
import { Mane } from './Mane';
import { neckPath } from './neck';
import {
  forelockOf,
  head,
  hollows,
  mouth,
  nostril,
  nostrilRim,
  ridges,
  shadow,
  underside,
} from './outlines';
import { type Outline, placePath, short } from './path';

/** From a card to a page: with light and shade. */
export function FullPortrait({ id, coat, silks, looks, colours, wide }: DrawingProps) {
  const at = anatomyOf(looks);
  const place = (path: Outline) => placePath(path, at, 'tenth');
  const soft = (path: Outline) => placePath(path, at, 'whole');
  const { body, light, dark, face, mane, muzzle } = colours;
  const [lipX, lipY] = at(98, 25);
  const [cheekX, cheekY] = at(26, 24);
  const white = faceWhite[looks.marking];
  const ink = '#0c0706';
  return (
    <>
      <Ground id={`${id}g`} design={silks} colours={groundOf(silks, body)} wide={wide} />
      <linearGradient
        id={`${id}n`}
        gradientUnits="userSpaceOnUse"
        x1="10"
        y1="96"
        x2="104"
        y2="186"
      >
        <stop stopColor={mix(body, dark, 0.3)} />
        <stop offset=".4" stopColor={mix(body, light, 0.35)} />
        <stop offset="1" stopColor={mix(body, dark, 0.85)} />
      </linearGradient>
      <linearGradient id={`${id}f`} x1=".84" y1=".2" x2=".2" y2=".72">
        <stop stopColor={mix(face, light, 0.5)} />
        <stop offset=".5" stopColor={face} />
        <stop offset="1" stopColor={mix(face, dark, 0.65)} />
      </linearGradient>
      <radialGradient id={`${id}m`}>
        <stop offset=".3" stopColor={muzzle} />
        <stop offset="1" stopColor={muzzle} stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}c`}>
        <stop stopColor={light} stopOpacity=".8" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </radialGradient>
      <clipPath id={`${id}k`}>
        <path id={`${id}N`} d={neckPath(looks)} />
      </clipPath>
      <clipPath id={`${id}h`}>
        <path id={`${id}H`} d={place(head)} />
      </clipPath>
      <FarEar looks={looks} colours={colours} />
      <Mane id={`${id}M`} looks={looks} colours={colours} side="far" />
      <use href={`#${id}N`} fill={`url(#${id}n)`} />
      <g clipPath={`url(#${id}k)`} fill={dark}>
        <Hairs coat={coat} age={looks.age} light={light} freckled={looks.freckled} />
        <path d={soft(shadow)} opacity=".4" />
        <path d="M96 104C72 134 66 166 78 210H140z" opacity=".25" />
      </g>
      <Mane id={`${id}M`} looks={looks} colours={colours} side="near" />
      <use href={`#${id}H`} fill={`url(#${id}f)`} />
      <g clipPath={`url(#${id}h)`} fill={dark}>
        <path d={soft(underside)} opacity=".4" />
        <circle cx={short(cheekX)} cy={short(cheekY)} r="28" fill={`url(#${id}c)`} />
        <path d={soft(hollows.cheekAndSocket)} opacity=".4" />
        <path d={soft(hollows.nose)} opacity=".25" />
        <path d={soft(hollows.temple)} opacity={short(0.2 + 0.4 * looks.old)} />
        <g fill="none" stroke={light} opacity=".5">
          <path d={soft(ridges.cheek)} strokeWidth="1.8" />
          <path d={soft(ridges.nose)} strokeWidth="4" />
        </g>
        <circle
          cx={short(lipX)}
          cy={short(lipY)}
          r={short(46 - 10 * looks.old)}
          fill={`url(#${id}m)`}
        />
        {white && <path d={soft(white)} fill="#f1ece2" />}
      </g>
      <Eye looks={looks} at={at} colours={colours} />
      <path d={place(nostril)} fill={ink} />
      <g fill="none" strokeWidth="1.3">
        <path d={place(nostrilRim)} stroke="#fff" opacity=".3" />
        <path d={place(mouth)} stroke={ink} opacity=".75" />
      </g>
      <NearEar looks={looks} colours={colours} />
      <path d={soft(forelockOf(looks))} fill={mane} />
      <Bridle
        looks={looks}
        body={body}
        at={at}
        first={dyes[silks.bodyColours[0]]}
        second={dyes[silks.bodyColours[1]]}
      />
    </>
  );
}
