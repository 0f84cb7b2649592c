import type { LandColours } from '../hours';

/** A lake in a park, a church among trees. */
export function Mere({ far, middle, near, trees, stone, roof, water, light }: LandColours) {
  return (
    <g transform="matrix(-1 0 0 1 800 0)">
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
    </g>
  );
}
