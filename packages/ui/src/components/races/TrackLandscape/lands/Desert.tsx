import type { LandColours } from '../hours';

/** Table mountains in layers over red ground: saguaros, a ranch house. */
export function Desert({ far, middle, near, trees, stone, roof, light }: LandColours) {
  return (
    <>
      <path
        fill={far}
        d="M-2400 304H-980L-960 284L-944 278H-830L-812 304H-470L-450 274L-434 268H-330L-312 296L-60 290L-20 226L-6 214H44L64 190L76 182H160L174 192L192 216H336L350 192L358 160H378L385 192L398 218H546L572 201L586 194H662L682 203L708 218H800V400H-2400Z"
      />
      <path fill={stone} d="M120 262L150 166L168 160H292L314 168L338 262Z" />
      <path
        fill={roof}
        d="M292 160L314 168L338 262H302ZM206 160L214 262H196L186 162Z"
        fillOpacity="0.55"
      />
      <path fill={stone} d="M440 264L470 176L486 168H566L584 178L612 264Z" />
      <path
        fill={roof}
        fillOpacity="0.55"
        d="M566 168L584 178L612 264H582ZM508 168L514 264H500L492 169Z"
      />
      <path
        fill="none"
        stroke={far}
        strokeOpacity="0.8"
        strokeWidth="4"
        d="M143 188H318M134 218H326M463 196H590M453 226H600"
      />
      <path
        fill={middle}
        d="M-2400 318H-1200C-700 310 -300 308 0 262C180 238 360 268 520 256S720 248 800 258V400H-2400Z"
      />
      <path fill={far} d="M696 244H772V280H696ZM716 230H752V246H716Z" />
      <path fill={roof} d="M690 240H778V246H690ZM712 226H756V232H712Z" />
      <path fill={light} d="M706 254H718V268H706ZM750 254H762V268H750ZM728 256H740V280H728Z" />
      <path
        fill={near}
        d="M-2400 330H-1200C-700 322 -300 328 0 300C160 272 340 286 480 292S700 276 800 290V400H-2400Z"
      />
      <g fill="none" stroke={trees} strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="14" d="M640 306V204M640 272H614V240M640 252H668V216" />
        <path
          strokeWidth="9"
          d="M-380 326V288M-380 316H-392V304M-380 312H-368V300M78 298V240M78 278H62V260M78 268H94V252M408 294V256M408 280H396V268"
        />
        <path
          strokeWidth="5"
          d="M500 300C496 290 490 286 484 284M500 300V282M500 300C504 290 510 286 516 284M200 292C197 284 192 280 187 278M200 292V276M200 292C203 284 208 280 213 278"
        />
      </g>
    </>
  );
}
