import { distance, lightness, mix } from '../../../theme/mix';
import { dyes } from '../Silks/colours';
import type { BodyPattern, SilksDesign } from '../Silks/design';

const stripes = 'M12-50h26v300h-26zM86-50h26v300h-26zM160-50h26v300h-26z';
const sashes = 'M-60 200L60-20h34L-26 200zM140 200L260-20h34L174 200z';
const chevron = 'M-500 510L100-30 700 510v44L100 14-500 554z';
const disc = 'M180 62a74 74 0 1 1-148 0 74 74 0 1 1 148 0z';

/** How the ground takes up what is on the jacket. */
const figures: Partial<Record<BodyPattern, string>> = {
  stripe: stripes,
  stripes,
  braces: stripes,
  panel: stripes,
  seams: stripes,
  chevron,
  chevrons: chevron,
  'inverted triangle': chevron,
  disc,
  spots: disc,
  'large spots': disc,
  star: disc,
  stars: disc,
};

/** What of a jacket reaches to the edges, however far they are. */
function edged(pattern: BodyPattern, reach: number): string | undefined {
  if (pattern === 'halved' || pattern === 'quartered') return `M106-50h${reach}v300h-${reach}z`;
  if (pattern !== 'hoop' && pattern !== 'hoops') return undefined;
  const wide = 200 + 2 * reach;
  return [18, 86, 154].map((y) => `M-${reach} ${y}h${wide}v26h-${wide}z`).join('');
}

export interface GroundColours {
  /** Before the horse, where the light comes from. */
  lit: string;
  deep: string;
}

/** Where ground and coat are closer than this, 0 to 1, they cannot be told apart. */
const alike = 0.14;

/** The stable's colour, light behind a dark horse and deep behind a light one. */
export function groundOf(design: SilksDesign, body: string): GroundColours {
  const colour = dyes[design.bodyColours[0]];
  const own = mix(colour, '#1c140c', 0.14 + 0.34 * lightness(colour));
  if (lightness(body) > 0.44) {
    // Black colours are dark enough: behind a grey they are lit, so that they are no hole.
    const lit = lightness(own) < 0.16 ? mix(own, '#f4eee0', 0.16) : mix(own, '#06140f', 0.25);
    return { lit, deep: mix(own, '#06140f', 0.75) };
  }
  const lift =
    Math.max(0, 0.36 - lightness(own)) +
    Math.max(0, 0.2 - lightness(body)) +
    // A brown horse in brown colours would be lost in them.
    (distance(own, body) < alike ? 0.2 : 0);
  return { lit: mix(own, '#f4eee0', lift), deep: mix(own, '#06140f', 0.6 - lift) };
}

interface GroundProps {
  /** Name of a gradient. */
  id: string;
  colours: GroundColours;
  design: SilksDesign;
  /** Whether the parent may be wider than it is high. */
  wide: boolean;
}

export function Ground({ id, colours: { lit, deep }, design, wide }: GroundProps) {
  // Where it need not be wide it is not: resvg cannot draw what is much larger than its picture.
  const reach = wide ? 900 : 100;
  const figure = edged(design.body, reach) ?? figures[design.body] ?? sashes;
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="150" cy="60" r="190">
        <stop stopColor={lit} />
        <stop offset="1" stopColor={deep} />
      </radialGradient>
      <path d={`M-${reach}-50h${200 + 2 * reach}v300H-${reach}z`} fill={`url(#${id})`} />
      {design.body !== 'plain' && (
        <path d={figure} fill={dyes[design.bodyColours[1]]} opacity=".12" />
      )}
    </>
  );
}
