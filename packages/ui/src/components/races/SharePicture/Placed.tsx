import { vars } from '../../../theme/vars.css';
import { Silks } from '../../horses/Silks/Silks';
import { fitLines, type TextSizes } from './fitLines';
import type { SharedPlace } from './SharePicture';

const nameSizes: TextSizes = [
  [27, 1],
  [22, 2],
];

/** Who came home first, each in its colours, with its time or the distance to the one before. */
export function Placed({ placed }: { placed: readonly SharedPlace[] }) {
  return placed.map(({ horseId, place, horse, silks, figure }, column) => {
    const name = fitLines(horse, 240, nameSizes);
    return (
      <g key={horseId} transform={`translate(${44 + column * 376} 0)`}>
        <g transform="translate(0 40)">
          <Silks design={silks} size={100} decorative />
        </g>
        <g transform="translate(116 0)" fill={vars.color.text.standard}>
          <text fontFamily={vars.font.text} fontWeight="600" fontSize={name.size}>
            {name.lines.map((line, row) => (
              <tspan key={line} x="0" y={84 - (name.lines.length - 1 - row) * name.size * 1.15}>
                {line}
              </tspan>
            ))}
          </text>
          <text y="126" fontFamily={vars.font.figures} fontWeight="700" fontSize="34">
            <tspan fill={place === 1 ? vars.color.text.gold : vars.color.text.muted}>{place}</tspan>
            <tspan dx="16">{figure}</tspan>
          </text>
        </g>
      </g>
    );
  });
}
