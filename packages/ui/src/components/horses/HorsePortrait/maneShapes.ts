import type { Point } from './anatomy';
import { crestOf, curveTo, onCrest } from './neck';
import { short, shortPath } from './path';
import type { PortraitTraits } from './portraitTraits';

const locks = 7;

/** Hair that hangs on the near side, lock by lock, and strands of it in the light. */
export function nearMane(looks: PortraitTraits): { hair: string; strands: string } {
  const { maneLength, youth, lock } = looks;
  const full = 16 + 32 * maneLength - 12 * youth;
  // Hair is combed away from the crest, and falls.
  const hang = (t: number, length: number, swing: number): string => {
    const { at, along, into } = onCrest(looks, t);
    return text([
      at[0] + into[0] * length * 0.6 + along[0] * length * swing,
      at[1] + into[1] * length * 0.6 + length * 0.3 + along[1] * length * swing,
    ]);
  };
  const step = 1 / locks;
  let edge = '';
  let strands = '';
  for (let i = locks; i >= 0; i--) {
    const t = (i + 0.3) * step;
    const own = full * (0.74 + 0.5 * lock(i)) * (i === 0 ? 0.75 : 1);
    const cut = own * (0.5 + 0.2 * lock(-i));
    edge += `Q${hang(t + 0.5 * step, own * 0.72, 0.3)} ${hang(t, own, 0.62)}`;
    edge += `Q${hang(t - 0.05 * step, own * 0.85, 0.3)} ${hang(t - 0.5 * step, cut, 0.14)}`;
    if (i % 3 === 0) continue;
    strands += `M${hang(t - 0.3 * step, 2, 0)}Q${hang(t - 0.2 * step, own * 0.6, 0)} ${hang(t, own * 0.86, 0.45)}`;
  }
  return {
    hair: shortPath(`M${curveTo(crestOf(looks))}${edge}Z`, 'whole'),
    strands: shortPath(strands, 'whole'),
  };
}

/** Hair that hangs on the far side: what is seen of it over the crest. */
export function farMane(looks: PortraitTraits): string {
  const [a, b, c, d] = crestOf(looks);
  const rise = 4 + 5 * looks.maneLength - 3 * looks.youth;
  const over: typeof b = [b[0] - rise * 0.6, b[1] - rise];
  const behind: typeof c = [c[0] - rise, c[1] - rise * 0.8];
  return shortPath(
    `M${curveTo([a, over, behind, [d[0] - 6, d[1]]])}L${text(d)}C${text(c)} ${text(b)} ${text(a)}Z`,
    'whole',
  );
}

/** Where a plaited mane stands, or one that is clipped: knots are dots of a round-ended stroke along it. */
export function plaited(looks: PortraitTraits): string {
  return shortPath(`M${curveTo(crestOf(looks))}`, 'whole');
}

function text([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}
