import { dyes } from '../../horses/Silks/colours';
import type { SilksColour, SilksDesign } from '../../horses/Silks/design';
import { type Hour, lit } from './hours';

const horse =
  'M22 25C29 17 40 19 48 20C56 20.5 61 17 67 12L77 4.5L79 .5L82 4L92 12.5C94 15.5 92 18 89 17L80.5 14C77 18 74 24 71 30C66 37 58 36.5 50 34.5C42 33.5 37 37 31 37C22 36.5 18 31 22 25ZM63 30L82 33.5L93 31L94.5 33.6L82.4 37.6L65 38ZM60 33L77 41L88 44.6L87 47.4L74.6 44.4L57 38ZM23 27L13.4 38L2.6 47L4.6 49.6L17.4 41L33 36ZM30 33L21 43.4L10 52.4L12 55L25.4 46L38 36ZM24 23C16 17 8 19 0 26C8 24 14 25 21 29Z';
const jacket = 'M44 18C48 9.6 57 5.4 66 7.6L70 11L63 15.6L55 20.6Z';
/** Breeches and the number's cloth. */
const white = 'M43.6 17L53 19.6L58 25.6L53.6 27.4L47 23.4ZM45 21L54 25L55 29L45.6 28.4Z';

/** Where each runs in the land's picture, how large, and on which coat: those behind are drawn first. */
const places = [
  { coat: '#4a2a18', at: [612, 323, 0.76] },
  { coat: '#7c4522', at: [452, 325, 0.78] },
  { coat: '#2b1d17', at: [268, 328, 0.8] },
  { coat: '#9a5227', at: [682, 335, 0.94] },
  { coat: '#6b6f74', at: [530, 336, 0.95] },
  { coat: '#3a2417', at: [366, 337, 0.96] },
  { coat: '#63361d', at: [176, 338, 0.96] },
] as const;

interface RunnersProps {
  field: readonly SilksDesign[];
  hour: Hour;
}

/** The field at full stretch, each in its stable's colours: no more of it than there is room for. */
export function Runners({ field, hour }: RunnersProps) {
  // On a course that is floodlit, silks keep more of their colour than the land does.
  const flood = { ...hour, share: hour.share / 2 };
  const front = places.length - Math.min(field.length, places.length);
  return places.slice(front).map(({ coat, at: [x, y, scale] }, i) => (
    <g key={coat} transform={`translate(${x} ${y})scale(${scale})`}>
      <path fill={lit(coat, flood)} d={horse} />
      <path fill={lit('#ffffff', flood)} d={white} />
      {field[i] && <Rider silks={field[i]} flood={flood} />}
    </g>
  ));
}

function Rider({ silks, flood }: { silks: SilksDesign; flood: Hour }) {
  const dye = (colour: SilksColour) => lit(dyes[colour], flood);
  return (
    <>
      <path fill={dye(silks.bodyColours[0])} d={jacket} />
      <path
        fill="none"
        stroke={dye(silks.sleeveColours[0])}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M62 10.4L65.6 16L73 15.4"
      />
      <circle cx="69.6" cy="5.4" r="4" fill={dye(silks.capColours[0])} />
    </>
  );
}
