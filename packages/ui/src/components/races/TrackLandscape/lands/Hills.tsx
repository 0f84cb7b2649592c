import type { LandColours } from '../hours';

/** Peaks behind a valley: a villa with its tower, cypresses. */
export function Hills({ far, middle, near, trees, stone, roof, light }: LandColours) {
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
