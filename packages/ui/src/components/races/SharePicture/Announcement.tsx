import { vars } from '../../../theme/vars.css';
import { Silks } from '../../horses/Silks/Silks';
import type { ShareStory } from './SharePicture';

type AnnouncementProps = Extract<ShareStory, { told: 'ahead' }>;

/** Side of a runner's colours where there is room, and how wide the field may be, in the picture's units. */
const largest = 76;
const room = 560;

/** What a race pays, how far it is, how it rides; and its field in its colours. */
export function Announcement({ facts, field }: AnnouncementProps) {
  const rows = field.length > 7 ? 2 : 1;
  const columns = Math.ceil(field.length / rows);
  const side = Math.min(largest, room / Math.max(1, columns));
  return (
    <>
      {facts.map(({ label, value }, column) => (
        <g key={label} transform={`translate(${56 + column * 186} 0)`}>
          <text
            y="76"
            fill={vars.color.text.muted}
            fontFamily={vars.font.figures}
            fontSize="22"
            letterSpacing="0.12em"
          >
            {label.toUpperCase()}
          </text>
          <text
            y="124"
            fill={column === 0 ? vars.color.text.gold : vars.color.text.standard}
            fontFamily={vars.font.figures}
            fontWeight="700"
            fontSize="44"
          >
            {value}
          </text>
        </g>
      ))}
      {field.map(({ horseId, silks }, i) => (
        <g
          key={horseId}
          transform={`translate(${1156 - columns * side + (i % columns) * side} ${90 - (rows * side) / 2 + Math.floor(i / columns) * side})`}
        >
          <Silks design={silks} size={Math.round(side - 6)} decorative />
        </g>
      ))}
    </>
  );
}
