import type { LandColours } from '../hours';

/** Salt flats under a wide sky: a channel winding in from the sea, a wind pump, a gum tree, birds. */
export function Marsh({ far, middle, near, trees, stone, roof, water }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M-2400 306H-1200C-700 300 -280 296 -60 258C40 208 150 202 230 224C320 232 420 230 520 226C620 214 720 204 800 216V400H-2400Z"
      />
      <path fill={water} d="M-50 262C-30 246 -10 238 30 238H800V262Z" />
      <path
        fill={middle}
        d="M-2400 316H-1200C-700 308 -300 306 -60 262C60 238 230 246 330 254C420 248 470 246 520 250C620 242 720 246 800 250V400H-2400Z"
      />
      <path
        fill={water}
        d="M430 250C500 254 520 262 450 270C370 279 330 286 410 296C490 304 560 310 540 330H640C650 306 580 300 520 292C470 285 500 278 560 268C600 260 560 252 500 250Z"
      />
      <path
        fill="none"
        stroke={stone}
        strokeOpacity="0.7"
        strokeWidth="2"
        strokeLinecap="round"
        d="M60 244H150M250 246H300M600 244H690M440 262H480M430 288H466M560 312H600"
      />
      <g transform="matrix(0.72 0 0 0.72 190.4 82.9)">
        <path
          fill="none"
          stroke={roof}
          strokeWidth="6"
          strokeLinejoin="round"
          d="M652 296L680 150L708 296M660 254H700M666 218H694M660 254L694 218M700 254L666 218"
        />
        <g fill={stone}>
          <path d="M680 150L670 92L690 92ZM680 150L690 208L670 208Z" />
          <path d="M680 150L622 160L622 140ZM680 150L738 140L738 160Z" />
          <path d="M680 150L632 116L646 102ZM680 150L728 184L714 198Z" />
          <path d="M680 150L714 102L728 116ZM680 150L646 198L632 184Z" />
        </g>
        <path
          fill={roof}
          d="M680 142A8 8 0 0 1 680 158A8 8 0 0 1 680 142ZM684 146H760L776 134V166L760 154H684Z"
        />
      </g>
      <path fill={stone} d="M724 262H772V296H724Z" />
      <path fill={roof} d="M720 256H776V264H720ZM724 276H772V280H724Z" />
      <g fill="none" stroke={stone} strokeLinecap="round">
        <path strokeWidth="9" d="M296 302C302 270 296 246 308 214" />
        <path
          strokeWidth="6"
          d="M302 250C318 238 328 230 336 210M299 262C284 250 276 240 264 226"
        />
      </g>
      <g fill={trees}>
        <path d="M276 206C268 186 288 172 304 180C316 162 344 168 346 186C360 190 358 208 344 210C326 220 292 220 276 206Z" />
        <path d="M238 230C232 214 248 204 260 210C270 200 288 208 286 222C282 234 250 238 238 230Z" />
        <path d="M322 216C320 202 336 196 346 204C358 200 368 212 360 222C350 230 330 228 322 216Z" />
        <path d="M60 240C56 222 76 214 86 224C96 210 120 214 122 228C136 226 142 236 136 242Z" />
      </g>
      <path
        fill="none"
        stroke={roof}
        strokeWidth="3"
        strokeLinecap="round"
        d="M430 120C436 112 442 112 446 120C450 112 456 112 462 120M478 98C483 91 488 91 492 98C496 91 501 91 506 98M392 150C396 144 401 144 404 150C407 144 412 144 416 150"
      />
      <path
        fill={near}
        d="M-2400 328H-1200C-700 322 -300 330 0 312C160 296 330 302 430 308C470 316 700 300 800 304V400H-2400Z"
      />
      <path
        fill="none"
        stroke={trees}
        strokeWidth="4"
        strokeLinecap="round"
        d="M182 312V274M191 312L197 268M202 312V278M212 312L220 276M360 308V280M369 308L374 270M380 308V276M470 310V284M479 310L484 274M-352 328V304M-343 328L-338 300M-332 328V306M-640 326V304M-631 326L-626 302M590 308V282M600 308L606 272M611 308V280"
      />
    </>
  );
}
