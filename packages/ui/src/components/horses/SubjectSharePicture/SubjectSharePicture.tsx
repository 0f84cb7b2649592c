import { useId } from 'react';
import { turf } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';
import { fitLines, type TextSizes } from '../../races/SharePicture/fitLines';
import { PortraitDrawing } from '../HorsePortrait/PortraitDrawing';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import { Silks } from '../Silks/Silks';

export interface SubjectSharePictureProps {
  /** What the horse, or the stable, is called. */
  name: string;
  /** Under the name, such as "4-year-old grey mare". */
  who: string;
  /** Beside the silks of a horse: whose it is. Null of a stable, whose silks are the picture. */
  stable: string | null;
  silks: SilksDesign;
  /** Drawn large; null of a stable. */
  horse: PortraitHorse | null;
  /** What it has done, the first in gold. */
  facts: readonly { label: string; value: string }[];
}

const nameSizes: TextSizes = [
  [92, 2],
  [76, 3],
  [60, 4],
];

const whoSizes: TextSizes = [
  [28, 1],
  [24, 2],
];

/** Where the words begin, how wide they may be, and how wide the face is. */
const left = 616;
const room = 530;
const face = 552;

/**
 * A horse with its face, or a stable with its colours, as a picture to send on. One SVG of 1200 by 630.
 */
export function SubjectSharePicture(props: SubjectSharePictureProps) {
  const { name, who, stable, silks, horse, facts } = props;
  const id = useId();
  const title = fitLines(name, room, nameSizes);
  const said = fitLines(who, room, whoSizes);
  const titleHeight = title.lines.length * title.size * 1.05;
  const saidHeight = said.lines.length * said.size * 1.3;
  const top = (440 - titleHeight - saidHeight - (stable === null ? 0 : 88)) / 2 + 36;
  const wide = stable === null ? null : fitLines(stable, room - 92, whoSizes);
  return (
    <svg className={turf} viewBox="0 0 1200 630" role="img" aria-label={`${name}, ${who}`}>
      <radialGradient id={id} cx="0.85" cy="0" r="1.1">
        <stop stopColor={vars.color.brand.glow} />
        <stop offset="0.5" stopColor={vars.color.brand.base} />
        <stop offset="1" stopColor={vars.color.brand.deep} />
      </radialGradient>
      {horse && (
        // Its right edge lies under the words. A clip of its own would be more than resvg can draw.
        <g transform={`translate(${(face - 630) / 2} 0)`}>
          <PortraitDrawing id={`${id}h`} horse={horse} silks={silks} detail="full" size={630} />
        </g>
      )}
      <rect x={horse ? face : 0} width="1200" height="630" fill={`url(#${id})`} />
      {horse === null && (
        <g transform="translate(56 85)">
          <Silks design={silks} size={460} decorative />
        </g>
      )}
      {horse && <rect x={face} width="5" height="630" fill={vars.color.gold.solid} />}
      <g fill={vars.color.text.standard} fontFamily={vars.font.text} fontWeight="600">
        <text x={left} y={top} fontSize="25" fill={vars.color.text.gold}>
          Furlong
        </text>
        <text fontFamily={vars.font.display} fontSize={title.size} letterSpacing="-0.02em">
          {title.lines.map((line, row) => (
            <tspan key={line} x={left - 2} y={top + 14 + title.size * (0.86 + row * 1.05)}>
              {line}
            </tspan>
          ))}
        </text>
        <text fontSize={said.size} fill={vars.color.text.muted}>
          {said.lines.map((line, row) => (
            <tspan key={line} x={left} y={top + titleHeight + 50 + row * said.size * 1.3}>
              {line}
            </tspan>
          ))}
        </text>
        {wide && (
          <g transform={`translate(${left} ${top + titleHeight + saidHeight + 38})`}>
            <Silks design={silks} size={72} decorative />
            <text fontSize={wide.size}>
              {wide.lines.map((line, row) => (
                <tspan
                  key={line}
                  x="90"
                  y={46 + (row - (wide.lines.length - 1) / 2) * wide.size * 1.2}
                >
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )}
        <rect x={left} y="482" width={room} height="1.5" fill={vars.color.outline.hairline} />
        {facts.map(({ label, value }, column) => (
          <g
            key={label}
            transform={`translate(${left + column * 116} 0)`}
            fontFamily={vars.font.figures}
          >
            <text y="528" fill={vars.color.text.muted} fontSize="22" letterSpacing="0.12em">
              {label.toUpperCase()}
            </text>
            <text
              y="576"
              fill={column === 0 ? vars.color.text.gold : vars.color.text.standard}
              fontWeight="700"
              fontSize="44"
            >
              {value}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
