import type { ReactNode } from 'react';
import type { LandColours } from './hours';
import type { TrackScene } from './scenes';

/** The land of each track, from the horizon to the course, in a picture of 800 by 400. */
export const lands: Readonly<Record<TrackScene, (colours: LandColours) => ReactNode>> = {
  downs: Downs,
  mere: Mere,
  harbour: Harbour,
  marsh: Marsh,
  hills: Hills,
  desert: Desert,
};

/** Chalk downs, with a horse cut into the hill, and clumps of beech. */
function Downs({ far, middle, near, trees, stone }: LandColours) {
  return (
    <>
      <path fill={far} d="M0 232C90 176 190 168 300 206S520 150 640 178S760 204 800 190V400H0Z" />
      <path fill={middle} d="M0 272C130 206 270 196 400 250S640 236 800 262V400H0Z" />
      <path
        fill="none"
        stroke={stone}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M176 246C190 234 214 230 240 235C252 237 262 231 268 223L276 226M240 235C246 244 258 250 268 249M214 234C218 244 212 252 204 257M190 240C184 247 176 251 167 251M176 246C166 242 156 244 149 249"
      />
      <path fill={near} d="M0 306C160 262 330 270 470 296S700 282 800 300V400H0Z" />
      <g fill={trees}>
        <path d="M420 262C418 246 432 238 444 244C450 230 474 230 480 244C494 240 504 252 500 264C492 272 430 272 420 262Z" />
        <path d="M650 262C648 248 660 240 672 246C678 234 700 236 704 248C716 246 722 256 718 266C708 272 658 272 650 262Z" />
        <path d="M40 292C38 276 52 268 64 274C72 262 92 264 96 276C108 274 116 284 112 294C102 300 48 300 40 292Z" />
      </g>
    </>
  );
}

/** A lake in a park, a church among trees. */
function Mere({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <>
      <path fill={far} d="M0 226C120 204 230 212 360 220S640 196 800 214V400H0Z" />
      <path fill={middle} d="M0 250C90 232 200 240 320 244S600 226 800 244V400H0Z" />
      <path fill={roof} d="M236 226L250 138L264 226Z" />
      <path fill={stone} d="M236 200H264V252H236ZM264 222H330V252H264Z" />
      <path fill={roof} d="M260 224L278 204H326L336 224Z" />
      <path fill={light} d="M277 232H284V243H277ZM294 232H301V243H294ZM311 232H318V243H311Z" />
      <g fill={trees}>
        <path d="M120 256C112 214 150 196 168 222C186 198 224 220 214 256Z" />
        <path d="M336 254C334 226 362 216 374 234C388 218 414 232 408 254Z" />
        <path d="M664 258C652 212 694 190 714 218C734 192 778 216 766 258Z" />
      </g>
      <path fill={water} d="M300 286C380 262 560 260 700 276S560 312 430 306S230 306 300 286Z" />
      <path
        fill="none"
        stroke={stone}
        strokeOpacity="0.6"
        strokeWidth="2"
        d="M400 282H470M500 290H590M440 298H500"
      />
      <path fill={near} d="M0 300C140 286 220 316 380 316S660 296 800 302V400H0Z" />
    </>
  );
}

/** The sea behind the back straight: a lighthouse, sails, palms. */
function Harbour({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <>
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
    </>
  );
}

/** Salt flats under a wide sky: channels, reeds, a wind pump, gum trees. */
function Marsh({ far, middle, near, trees, stone, roof, water }: LandColours) {
  return (
    <>
      <path fill={far} d="M0 240C200 230 420 238 800 232V400H0Z" />
      <path
        fill={water}
        d="M0 256C160 246 300 262 460 252S700 250 800 258V276C660 268 560 282 400 274S140 284 0 274Z"
      />
      <path fill={middle} d="M0 274C140 284 240 268 400 276S640 268 800 278V400H0Z" />
      <g fill={trees}>
        <path d="M60 240C56 222 76 214 86 224C96 210 120 214 122 228C136 226 142 236 136 242Z" />
        <path d="M690 236C686 214 710 204 722 216C734 200 760 208 762 224C776 222 782 232 776 240Z" />
      </g>
      <path
        fill="none"
        stroke={roof}
        strokeWidth="5"
        d="M546 284L566 176L586 284M552 250H580M557 222H575"
      />
      <g fill={stone}>
        <path d="M566 176L560 138L572 138ZM566 176L572 214L560 214Z" />
        <path d="M566 176L528 182L528 170ZM566 176L604 170L604 182Z" />
        <path d="M566 176L535 153L543 145ZM566 176L597 199L589 207Z" />
        <path d="M566 176L589 145L597 153ZM566 176L543 207L535 199Z" />
      </g>
      <circle cx="566" cy="176" r="6" fill={roof} />
      <path fill={near} d="M0 308C180 292 340 306 480 300S700 296 800 306V400H0Z" />
      <path
        fill="none"
        stroke={trees}
        strokeWidth="3"
        strokeLinecap="round"
        d="M182 308V280M190 308L194 276M200 308V284M208 308L214 282M330 304V282M338 304L342 276M348 304V280M650 302V280M658 302L662 276M668 302V282"
      />
    </>
  );
}

/** Peaks behind a valley: a villa with its tower, cypresses. */
function Hills({ far, middle, near, trees, stone, roof, light }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M0 250L120 156L190 206L320 96L430 210L520 138L640 230L720 176L800 226V400H0Z"
      />
      <path
        fill="#fff"
        fillOpacity="0.7"
        d="M320 96L352 129L334 138L318 124L300 134L292 120ZM520 138L546 158L526 164L508 150Z"
      />
      <path fill={middle} d="M0 262C120 214 240 240 360 246S600 210 800 246V400H0Z" />
      <path fill={stone} d="M560 222H640V262H560ZM612 176H638V224H612Z" />
      <path
        fill={roof}
        d="M552 224L572 208H612V224ZM638 224V212H640L652 224ZM606 178L625 160L644 178Z"
      />
      <path fill={light} d="M574 236H584V248H574ZM596 236H606V248H596ZM620 190H629V202H620Z" />
      <g fill={trees}>
        <path d="M530 262C526 226 534 202 539 196C544 202 552 226 548 262Z" />
        <path d="M656 262C652 222 660 194 666 186C672 194 680 222 676 262Z" />
        <path d="M688 264C685 236 690 218 695 212C700 218 706 236 703 264Z" />
        <path d="M150 268C146 232 154 210 159 204C164 210 172 232 168 268Z" />
        <path d="M188 272C185 246 190 228 195 222C200 228 206 246 203 272Z" />
      </g>
      <path fill={near} d="M0 296C150 260 300 284 440 292S680 270 800 288V400H0Z" />
    </>
  );
}

/** Table mountains over red ground: saguaros. */
function Desert({ far, middle, near, trees, stone, roof }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M0 214H60L74 176H170L186 216H300L312 196H372L386 218H560L576 160H700L718 216H800V400H0Z"
      />
      <path fill={stone} d="M120 262L150 166L168 160H292L314 168L338 262Z" />
      <path
        fill={roof}
        d="M292 160L314 168L338 262H302ZM206 160L214 262H196L186 162Z"
        fillOpacity="0.55"
      />
      <path fill={stone} d="M470 264L492 186L504 180H556L568 188L586 264Z" />
      <path fill={roof} fillOpacity="0.55" d="M556 180L568 188L586 264H562Z" />
      <path fill={middle} d="M0 258C180 238 360 268 520 256S720 248 800 258V400H0Z" />
      <path fill={near} d="M0 296C160 272 340 286 480 292S700 276 800 290V400H0Z" />
      <g fill="none" stroke={trees} strokeWidth="13" strokeLinecap="round" strokeLinejoin="round">
        <path d="M664 300V208M664 268H642V240M664 252H688V222" />
        <path strokeWidth="9" d="M78 298V240M78 278H62V260M78 268H94V252" />
      </g>
    </>
  );
}
