import type { LandColours } from '../hours';

/** A lake in a park: a bridge over its arm, swans, poplars, and a church that stands twice in the water. */
export function Mere({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M-2400 306H-1200C-700 302 -250 292 0 256C120 222 250 214 400 218S640 188 800 202V400H-2400Z"
      />
      <path
        fill={middle}
        d="M-2400 316H-1200C-700 308 -240 310 0 276C140 244 330 254 470 248S700 234 800 238V400H-2400Z"
      />
      <path
        fill={trees}
        d="M-20 288C-30 250 0 230 22 244C36 218 78 220 84 246C104 240 116 262 108 280ZM700 264C692 224 722 206 744 220C758 198 800 204 806 228V264ZM436 264C428 238 431 206 439 188C447 206 450 238 442 264ZM468 264C459 232 462 196 471 176C480 196 483 232 474 264ZM502 264C494 236 497 204 505 186C513 204 516 236 508 264Z"
      />
      <path fill={roof} d="M597 200L615 120L633 200Z" />
      <path fill={stone} d="M599 198H631V264H599ZM631 230H700V264H631Z" />
      <path fill={roof} d="M627 232L640 208H694L704 232Z" />
      <path
        fill={light}
        d="M608 212H622V228H608ZM642 240H649V254H642ZM661 240H668V254H661ZM680 240H687V254H680Z"
      />
      <path fill={water} d="M40 316C110 276 290 262 470 262H800V340H40Z" />
      <path
        fill={trees}
        fillOpacity="0.3"
        d="M436 264C430 282 433 300 439 310C445 300 448 282 442 264ZM468 264C461 284 465 306 471 316C477 306 481 284 474 264ZM502 264C496 282 499 300 505 310C511 300 514 282 508 264ZM700 264C696 290 740 300 806 288V264Z"
      />
      <path
        fill={stone}
        fillOpacity="0.4"
        d="M599 264H700V280H690L684 287H640L632 281V296L615 322L599 296Z"
      />
      <path
        fill={stone}
        d="M92 296Q235 222 378 296V318H350Q346 280 320 280T290 318H274Q268 264 236 264T198 318H182Q178 280 152 280T122 318H92Z"
      />
      <path
        fill="none"
        stroke={roof}
        strokeOpacity="0.5"
        strokeWidth="2"
        d="M92 301Q235 228 378 301"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="2"
        d="M392 276H452M548 290H604M640 300H700M720 282H770M560 306H600"
      />
      <g transform="translate(118 86)scale(.7)">
        <path
          fill="#fff"
          d="M404 298C408 289 424 287 434 293L446 288C446 301 434 306 420 306C411 306 405 303 404 298ZM474 290C477 284 487 283 494 287L502 283C502 292 494 296 485 296C479 296 475 294 474 290Z"
        />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          d="M408 298C398 290 410 281 402 275L397 277M477 290C470 284 478 278 473 274L469 275"
        />
      </g>
      <path
        fill={near}
        d="M-2400 328H-1200C-700 324 -300 332 0 314C140 300 240 318 400 320S660 312 800 316V400H-2400Z"
      />
      <path
        fill={trees}
        d="M-620 330C-628 300 -596 290 -582 306C-570 292 -542 302 -548 330ZM-330 328C-334 312 -318 306 -310 314C-302 306 -286 314 -290 330Z"
      />
    </>
  );
}
