import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { vars } from '../../../theme/vars.css';
import { fitLines, type TextSizes } from '../SharePicture/fitLines';
import { PictureLand } from '../SharePicture/PictureLand';
import { hours } from '../TrackLandscape/hours';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';

export interface LandSharePictureProps extends TrackLandscapeProps {
  /** Above the title, such as "Wealdshire, England". */
  kicker: string;
  title: string;
  /** A sentence or two under it. */
  text: string;
}

const titleSizes: TextSizes = [
  [104, 2],
  [88, 3],
  [72, 4],
];

const textSizes: TextSizes = [
  [28, 4],
  [24, 5],
];

/** A track, or the club itself, as a picture to send on: its name over its land. One SVG of 1200 by 630. */
export function LandSharePicture({ kicker, title, text, ...ground }: LandSharePictureProps) {
  const { night } = hours[ground.timeOfDay];
  const name = fitLines(title, 560, titleSizes);
  const said = fitLines(text, 470, textSizes);
  const nameHeight = name.lines.length * name.size * 1.05;
  const top = (610 - nameHeight - said.lines.length * said.size * 1.35 - 40) / 2;
  return (
    <svg viewBox="0 0 1200 630" role="img" aria-label={`${title}, ${kicker}`}>
      <PictureLand {...ground} left={290} top={175} bottom={630} />
      <g
        className={night ? darkTheme : lightTheme}
        fill={vars.color.text.standard}
        fontFamily={vars.font.text}
        fontWeight="600"
      >
        <text x="64" y={top} fontSize="27">
          {kicker}
        </text>
        <text fontFamily={vars.font.display} fontSize={name.size} letterSpacing="-0.02em">
          {name.lines.map((line, row) => (
            <tspan key={line} x="62" y={top + 16 + name.size * (0.86 + row * 1.05)}>
              {line}
            </tspan>
          ))}
        </text>
        <text fontSize={said.size}>
          {said.lines.map((line, row) => (
            <tspan key={line} x="64" y={top + nameHeight + 58 + row * said.size * 1.35}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}
