import { lightness, mix } from '../../../theme/mix';
import { dyes } from '../Silks/colours';
import { anatomyOf } from './anatomy';
import type { DrawingProps } from './Drawing';
import { FarEar, NearEar } from './Ears';
import { faceWhite } from './faceWhite';
import { groundOf } from './Ground';
import { farMane, nearMane } from './maneShapes';
import { neckPath } from './neck';
import { head, nostril, underside } from './outlines';
import { type Outline, outline, placePath, short } from './path';

const muzzleTip = outline(
  'M82 6.2C90 6.6 95 9 98 12.4C101 15.6 102.4 19.4 101.6 23.4C102 27 100.4 29 97.4 29.8C97.6 34 94.6 37.2 89.4 37.6C84.4 38 81.4 34.8 77 33.4C80 26 78 16 82 6.2Z',
);
const browband = outline('M4 18C9.4 11 12.4 4 13 -3');

/** For a row of a list: the same horse in flat colours, with what is told apart at 40 px. */
export function SmallPortrait({ silks, looks, colours }: DrawingProps) {
  const at = anatomyOf(looks);
  const soft = (path: Outline) => placePath(path, at, 'whole');
  const { body, light, dark, face, mane, muzzle } = colours;
  const { lit, deep } = groundOf(silks, body);
  const [eyeX, eyeY] = at(31, 11.8);
  const white = faceWhite[looks.marking];
  const hair = looks.mane === 'near' ? nearMane(looks).hair : farMane(looks);
  return (
    <>
      <path d="M0 0h240v240H0z" fill={mix(lit, deep, 0.25)} />
      <FarEar looks={looks} colours={colours} />
      <path d={neckPath(looks)} fill={mix(body, dark, 0.3)} />
      <path d={hair} fill={mane} stroke={mane} strokeWidth="3" />
      <path d={soft(head)} fill={mix(face, light, 0.22)} />
      <path d={soft(underside)} fill={dark} opacity=".3" />
      <path d={soft(muzzleTip)} fill={muzzle} opacity=".9" />
      {white && <path d={soft(white)} fill="#f7f2e8" />}
      <circle cx={short(eyeX)} cy={short(eyeY)} r="6.6" fill="#0d0705" />
      <circle cx={short(eyeX + 2)} cy={short(eyeY - 2)} r="2.2" fill="#fff" />
      <path d={soft(nostril)} fill="#0d0705" />
      <NearEar looks={looks} colours={colours} />
      <path
        d={soft(browband)}
        fill="none"
        stroke={dyes[silks.bodyColours[lightness(deep) > 0.6 ? 1 : 0]]}
        strokeWidth="9"
      />
    </>
  );
}
