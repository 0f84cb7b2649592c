import type { LandColours } from '../hours';

/** Peaks behind a valley: vines on the slope, a villa with its tower, cypresses. */
export function Hills({ far, middle, near, trees, stone, roof, light }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M-2400 306H-1200L-940 296L-700 306L-470 288L-310 298L-120 258L0 244L120 160L190 206L320 96L430 210L520 138L640 230L720 176L800 226V400H-2400Z"
      />
      <path
        fill="#17102e"
        fillOpacity="0.14"
        d="M120 160L190 206L212 250H130L138 196ZM320 96L430 210L470 260H330L346 200L318 150ZM520 138L640 230L660 250H540L528 190ZM720 176L800 226V260H736Z"
      />
      <path
        fill="#fff"
        fillOpacity="0.85"
        d="M320 96L360 137L343 131L330 149L316 128L300 144L278 132ZM520 138L556 166L538 161L526 174L513 157L500 169L490 162Z"
      />
      <path
        fill={middle}
        d="M-2400 316H-1200C-700 310 -260 316 0 274C120 226 240 244 360 252S600 212 800 246V400H-2400Z"
      />
      <path
        fill="none"
        stroke={trees}
        strokeWidth="6"
        strokeOpacity="0.5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        d="M250 258C310 264 370 266 440 262M226 266C300 273 370 277 470 271M206 275C300 283 390 287 496 280M190 285C300 293 400 297 516 289"
      />
      <path fill={stone} d="M556 224H640V272H556ZM612 172H642V226H612Z" />
      <path
        fill={roof}
        d="M546 226L568 206H612V226ZM642 226V210L656 226ZM604 174L627 152L650 174Z"
      />
      <path
        fill={light}
        d="M568 238H579V252H568ZM590 238H601V252H590ZM622 188H632V202H622ZM616 250H630V272H616Z"
      />
      <path
        fill={trees}
        d="M524 276C518 234 528 206 535 198C542 206 552 234 546 276ZM660 276C654 228 664 194 671 184C678 194 688 228 682 276ZM694 278C690 246 697 224 703 216C709 224 716 246 712 278ZM60 282C55 240 64 214 70 206C76 214 85 240 80 282ZM94 278C90 248 97 228 102 220C107 228 114 248 110 278ZM132 276C129 252 134 238 138 232C142 238 147 252 144 276ZM-420 326C-424 300 -416 284 -411 278C-406 284 -398 300 -402 326ZM-386 326C-389 306 -384 294 -380 290C-376 294 -371 306 -374 326Z"
      />
      <path
        fill={near}
        d="M-2400 328H-1200C-700 322 -300 330 0 300C150 264 300 292 440 298S680 282 800 296V400H-2400Z"
      />
    </>
  );
}
