import type { LandColours } from '../hours';

/** Chalk downs, with a horse cut into the hill, and clumps of beech. */
export function Downs({ far, middle, near, trees, stone }: LandColours) {
  return (
    <>
      <path fill={far} d="M0 232C90 176 190 168 300 206S520 150 640 178S760 204 800 190V400H0Z" />
      <path fill={middle} d="M0 272C130 206 270 196 400 250S640 236 800 262V400H0Z" />
      <path
        fill="none"
        stroke={stone}
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
        d="M334 296C372 280 352 264 398 254S452 240 446 222"
      />
      <g fill="none" stroke={stone} strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="5"
          d="M548 236C532 242 522 250 506 250M552 238C546 250 548 258 536 268M620 238C634 242 644 240 654 250M614 240C622 252 616 260 624 270M545 228C530 222 520 226 508 220"
        />
        <path strokeWidth="11" d="M552 230C572 234 596 226 616 232C630 230 636 218 644 206" />
        <path strokeWidth="7" d="M644 206L662 212" />
        <path strokeWidth="3" d="M644 204L648 195" />
      </g>
      <path fill={near} d="M0 306C160 262 330 270 470 296S700 282 800 300V400H0Z" />
      <g fill={trees}>
        <path d="M420 262C418 246 432 238 444 244C450 230 474 230 480 244C494 240 504 252 500 264C492 272 430 272 420 262Z" />
        <path d="M716 204C714 190 726 182 738 188C744 176 766 178 770 190C782 188 788 198 784 206C774 212 724 212 716 204Z" />
        <path d="M260 290C258 276 270 268 282 274C288 262 310 264 314 276C326 274 332 284 328 292C318 298 268 298 260 290Z" />
        <path d="M40 292C38 276 52 268 64 274C72 262 92 264 96 276C108 274 116 284 112 294C102 300 48 300 40 292Z" />
      </g>
    </>
  );
}
