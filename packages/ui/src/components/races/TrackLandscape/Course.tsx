import { type Hour, lit } from './hours';

const grounds = {
  Turf: { light: '#3c9a67', dark: '#318a5a', inner: '#256b46' },
  Dirt: { light: '#b98b63', dark: '#a97b55', inner: '#7d5a3e' },
} as const;

/** The far rail, which goes on to the left as far as a picture may be wide. */
const rail = 'M-2400 346H-1200C-700 346 -200 338 0 326C260 304 540 306 800 332';
const ground = `${rail}V400H-2400Z`;

/** Bands as they are mown: the nearer the wider, about the middle of the land. */
const bands = Array.from({ length: 24 }, (_, band) => {
  const x = band * 144 - 2536;
  const foot = 400 + (x - 400) * 1.4;
  return `M${x} 300L${Math.round(foot)} 400h101L${x + 72} 300Z`;
}).join('');

interface CourseProps {
  /** Name of what cuts the bands. */
  id: string;
  surface: 'Turf' | 'Dirt';
  hour: Hour;
}

/** The course in front, mown in bands, between its rails. */
export function Course({ id, surface, hour }: CourseProps) {
  const colours = grounds[surface];
  // After dark the course is floodlit.
  const flood = { ...hour, share: hour.night ? hour.share / 2 : hour.share };
  const white = lit('#ffffff', { ...hour, share: hour.share / 4 });
  return (
    <>
      <clipPath id={id}>
        <path d={ground} />
      </clipPath>
      <path fill={lit(colours.light, flood)} d={ground} />
      <path fill={lit(colours.dark, flood)} d={bands} clipPath={`url(#${id})`} />
      <path
        fill={lit(colours.inner, flood)}
        d="M-2400 394H-1200C-400 394 200 376 800 394V400H-2400Z"
      />
      {/* Posts are dashes of a second rail, as thick as they are high. */}
      <g fill="none" stroke={white}>
        <path strokeWidth="16" strokeDasharray="2.5 37.5" d={rail} transform="translate(0 8)" />
        <path strokeWidth="5" d={rail} />
      </g>
    </>
  );
}
