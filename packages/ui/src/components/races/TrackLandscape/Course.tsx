import { type Hour, lit } from './hours';

const grounds = {
  Turf: { light: '#3c9a67', dark: '#318a5a', inner: '#256b46' },
  Dirt: { light: '#b98b63', dark: '#a97b55', inner: '#7d5a3e' },
} as const;

/** Posts of the far rail, an even step apart on its curve. */
const posts = Array.from({ length: 21 }, (_, post) => {
  const share = post / 20;
  const y = 326 - 24 * share * (1 - share) * 2 + 6 * share;
  return `M${post * 40} ${y.toFixed(1)}v16`;
}).join('');

/** The course in front, mown in bands, between its rails. */
export function Course({ surface, hour }: { surface: 'Turf' | 'Dirt'; hour: Hour }) {
  const ground = grounds[surface];
  // After dark the course is floodlit.
  const flood = { ...hour, share: hour.night ? hour.share / 2 : hour.share };
  const rail = lit('#ffffff', { ...hour, share: hour.share / 4 });
  return (
    <>
      <path fill={lit(ground.light, flood)} d="M0 340C260 318 540 320 800 346V400H0Z" />
      <path
        fill={lit(ground.dark, flood)}
        d="M60 336L-40 400H60L140 330ZM230 326L180 400H290L310 324ZM390 324L392 400H500L470 325ZM550 328L600 400H712L630 333ZM710 339L800 388V347Z"
      />
      <path fill={lit(ground.inner, flood)} d="M0 392C260 378 540 380 800 394V400H0Z" />
      <path fill="none" stroke={rail} strokeWidth="2.5" d={posts} />
      <path fill="none" stroke={rail} strokeWidth="5" d="M0 326C260 304 540 306 800 332" />
    </>
  );
}
