import { mix } from '../../../theme/mix';
import { Face } from './Face';
import { Helmet } from './Helmet';
import type { JockeyLooks } from './jockeyLooks';

export interface JockeyDrawingProps {
  looks: JockeyLooks;
  /** Whether the ground reaches as far as a wide parent. */
  wide: boolean;
}

const ivory = '#efe7d5';
const shade = '#c9bda3';

/** A jockey in silks that are nobody's: head and shoulders, as an SVG of its own. */
export function JockeyDrawing({ looks, wide }: JockeyDrawingProps) {
  const { skin, hair, gathered } = looks;
  // Where it need not be wide it is not: some programs cannot draw what is much larger than its picture.
  const reach = wide ? 900 : 100;
  return (
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      viewBox={wide ? '-30 -34 260 234' : '17 6 168 168'}
      preserveAspectRatio={wide ? 'xMidYMax' : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="140" cy="56" r="190">
        <stop stopColor="#5d7a6c" />
        <stop offset="1" stopColor="#17342a" />
      </radialGradient>
      <linearGradient id="j" gradientUnits="userSpaceOnUse" x1="150" y1="150" x2="40" y2="200">
        <stop stopColor="#fbf6ea" />
        <stop offset="1" stopColor={shade} />
      </linearGradient>
      <path d={`M-${reach}-50h${200 + 2 * reach}v300H-${reach}z`} fill="url(#g)" />
      {gathered && (
        <path d="M62 84C48 112 50 142 62 160L138 160C152 142 150 112 138 84Z" fill={hair} />
      )}
      <path d="M80 118V156L101 170 122 156V118Z" fill={mix(skin, '#3a1d12', 0.32)} />
      <path
        d="M14 204C16 176 44 164 80 152L100 166 122 152C156 164 184 176 186 204Z"
        fill="url(#j)"
      />
      <path d="M50 163C60 176 62 190 60 204M150 163C140 176 138 190 140 204" {...seam} />
      <path d="M100 170V204" {...seam} />
      <path
        d="M80 150C84 158 92 164 100 168L88 182 70 158ZM122 150C118 158 108 164 100 168L112 182 132 158Z"
        fill="#fffdf6"
        stroke={shade}
        strokeWidth="1.5"
      />
      <Face looks={looks} />
      <Helmet ivory={ivory} shade={shade} />
    </svg>
  );
}

const seam = { fill: 'none', stroke: '#a3967b', strokeWidth: 1.6, opacity: 0.6 } as const;
