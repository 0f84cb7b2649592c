import type { LandColours } from '../hours';

/** The sea behind the back straight: a lighthouse, sails, palms. */
export function Harbour({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <g transform="matrix(-1 0 0 1 800 0)">
      <path fill={water} d="M0 214H800V400H0Z" />
      <path fill={middle} d="M0 246C120 240 240 250 400 244S680 250 800 244V400H0Z" />
      <path
        fill="none"
        stroke={stone}
        strokeOpacity="0.55"
        strokeWidth="2"
        d="M300 230H352M420 238H500M560 228H600M250 260H310M470 266H560"
      />
      <path
        fill={stone}
        d="M392 232L404 176L436 232ZM400 232L396 190L378 232ZM522 226L530 192L550 226Z"
      />
      <path fill={roof} d="M372 236H444L434 246H382ZM516 229H556L550 236H522Z" />
      <path fill={far} d="M0 258C60 214 130 220 190 262Z" />
      <path fill={stone} d="M92 226L98 140H118L124 226Z" />
      <path
        fill={roof}
        d="M94 202L97 178H119L122 202ZM96 152L98 140H118L120 152ZM94 140L108 122L122 140Z"
      />
      <path fill={light} d="M101 142H115V150H101Z" />
      <path fill={near} d="M0 300C100 262 240 276 400 290S680 270 800 282V400H0Z" />
      <g fill="none" stroke={trees} strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="6"
          d="M640 298C648 270 650 248 644 222M706 296C700 272 702 254 712 236"
        />
        <path
          strokeWidth="8"
          d="M644 222C628 208 612 210 602 222M644 222C640 202 626 194 612 196M644 222C652 204 668 198 682 204M644 222C662 214 678 220 686 234M712 236C700 224 688 226 680 236M712 236C712 220 722 212 734 212M712 236C726 230 738 236 744 248"
        />
      </g>
    </g>
  );
}
