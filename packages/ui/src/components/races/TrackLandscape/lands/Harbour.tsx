import type { LandColours } from '../hours';

const palm =
  'M0 0C22 -22 58 -20 74 6C52 -6 28 -4 0 5ZM0 0C26 -2 52 16 56 44C40 22 22 10 0 6ZM0 0C-22 -22 -56 -18 -72 6C-50 -6 -26 -4 0 5ZM0 0C-26 -2 -48 18 -52 46C-36 24 -20 10 0 6ZM0 0C8 -30 36 -42 58 -34C36 -28 18 -16 4 5ZM0 0C-8 -30 -34 -40 -54 -32C-34 -28 -18 -16 -4 5ZM-3 0C4 44 0 92 -14 140H-3C10 90 11 44 4 0Z';

/** A harbour mouth: the lighthouse on its mole, a town across the bay, sails, palms. */
export function Harbour({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <>
      <path fill={water} d="M-2400 258H800V400H-2400Z" />
      <path
        fill={far}
        d="M170 260C196 232 240 236 268 222C304 206 350 226 384 232S448 240 478 260ZM-1500 260C-1300 240 -1050 244 -860 260ZM800 260V226C760 228 730 246 690 260Z"
      />
      <path
        fill={stone}
        d="M226 260V236H250V260ZM274 260V228H294V260ZM318 260V240H346V260ZM370 260V234H388V260Z"
      />
      <path
        fill={near}
        d="M250 260V242H274V260ZM294 260V238H318V260ZM346 260V244H370V260ZM388 260V244H414V260Z"
      />
      <path
        fill={roof}
        d="M222 237L238 224L254 237ZM271 229L284 214L297 229ZM314 241L332 229L350 241ZM367 235L379 208L391 235ZM247 243V238H276V243ZM292 239V234H320V239ZM386 245V240H416V245Z"
      />
      <path
        fill={light}
        d="M232 244H237V251H232ZM241 244H246V251H241ZM281 236H287V244H281ZM303 246H309V253H303ZM325 246H330V253H325ZM336 246H341V253H336ZM398 249H404V256H398Z"
      />
      <path
        fill={middle}
        d="M-2400 284H-1200C-700 276 -200 286 120 278S560 288 800 280V400H-2400Z"
      />
      <path
        fill="none"
        stroke={stone}
        strokeOpacity="0.6"
        strokeWidth="2"
        d="M180 272H236M300 268H340M404 292H452M580 300H640M250 294H320M-220 274H-150M-560 276H-480M-90 296H-20M-400 298H-340"
      />
      <path fill={stone} d="M600 268H800V284H590Z" />
      <path fill="#17102e" fillOpacity="0.2" d="M596 276H800V284H590Z" />
      <path fill={stone} d="M664 268L673 140H699L708 268Z" />
      <path
        fill={roof}
        d="M666 242L668.6 208H703.4L706 242ZM670.4 182L672.2 160H699.8L701.6 182ZM666 140H706V147H666ZM670 122L686 104L702 122Z"
      />
      <path fill={light} d="M675 122H697V140H675Z" />
      <path
        fill={stone}
        d="M508 286V180L456 286ZM515 286V194L556 286ZM424 272V238L406 272ZM428 272V244L442 272Z"
      />
      <path
        fill={roof}
        d="M452 290H566C560 302 552 306 544 306H476C466 306 458 300 452 290ZM402 274H446L438 281H410Z"
      />
      <path
        fill={near}
        d="M-2400 328H-1200C-700 320 -300 328 0 304C110 288 240 304 400 312S680 304 800 310V400H-2400Z"
      />
      <g fill={trees}>
        <path transform="translate(90 168)" d={palm} />
        <path transform="translate(164 218)scale(.64)" d={palm} />
      </g>
    </>
  );
}
