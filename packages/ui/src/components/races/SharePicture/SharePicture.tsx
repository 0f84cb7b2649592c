import { darkTheme, lightTheme } from '../../../theme/themes.css';
import { turf } from '../../../theme/turf.css';
import { vars } from '../../../theme/vars.css';
import type { SilksDesign } from '../../horses/Silks/design';
import { hours } from '../TrackLandscape/hours';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import { Announcement } from './Announcement';
import { fitLines, type TextSizes } from './fitLines';
import { PictureLand } from './PictureLand';
import { Placed } from './Placed';

/** The picture's size, in its own units: the shape that messages and feeds show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export interface SharedPlace {
  horseId: string;
  place: number;
  horse: string;
  silks: SilksDesign;
  /** The winner's time; of the others, how far behind the one before. */
  figure: string;
}

/** A race that is to be run shows its terms and its field; one that is over, who came home first. */
export type ShareStory =
  | {
      told: 'ahead';
      facts: readonly { label: string; value: string }[];
      /** In the order of the card; none before there is one. */
      field: readonly { horseId: string; silks: SilksDesign }[];
    }
  | { told: 'result'; placed: readonly SharedPlace[] };

export interface SharePictureProps extends TrackLandscapeProps {
  race: string;
  /** What kind of race it is, such as "Grade 1". */
  grade: string;
  /** Where it is run, such as "Ashford Downs, Wealdshire". */
  where: string;
  /** When, in a time that is the same for whoever reads it: "Saturday 14 March 2026, 14:30 UTC". */
  when: string;
  story: ShareStory;
}

const { width, height } = sharePictureSize;
const horizon = 450;

const nameSizes: TextSizes = [
  [84, 2],
  [72, 3],
  [60, 4],
];

/**
 * A race as a picture to send on: its name over its track's land, and its field or its result. One
 * SVG with its texts, so that it can be drawn to a file.
 */
export function SharePicture(props: SharePictureProps) {
  const { race, grade, where, when, story, ...ground } = props;
  const { night } = hours[ground.timeOfDay];
  const name = fitLines(race, 520, nameSizes);
  const top = (horizon - name.lines.length * name.size * 1.05) / 2 - 16;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${race}, ${where}, ${when}`}>
      <PictureLand {...ground} left={380} top={0} bottom={horizon} />
      <g
        className={night ? darkTheme : lightTheme}
        fill={vars.color.text.standard}
        fontFamily={vars.font.text}
        fontWeight="600"
        fontSize="25"
      >
        <text x="56" y={top - 20}>{`Furlong · ${grade}`}</text>
        <text fontFamily={vars.font.display} fontSize={name.size} letterSpacing="-0.02em">
          {name.lines.map((line, row) => (
            <tspan key={line} x="56" y={top + name.size * (0.86 + row * 1.05)}>
              {line}
            </tspan>
          ))}
        </text>
        <text x="56" y={horizon - top + 8}>
          {where}
        </text>
        <text x="56" y={horizon - top + 44}>
          {when}
        </text>
      </g>
      <g className={turf} transform={`translate(0 ${horizon})`}>
        <rect width={width} height={height - horizon} fill={vars.color.brand.base} />
        {story.told === 'ahead' ? <Announcement {...story} /> : <Placed placed={story.placed} />}
      </g>
    </svg>
  );
}
