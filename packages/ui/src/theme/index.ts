// What a stylesheet imports, so that no component is evaluated for a colour.
export { breakpoints, media } from './breakpoints';
export { fromFoot } from './foot.css';
export type { Space } from './space';
export { darkTheme, lightTheme } from './themes.css';
export { turf, turfCard, turfLit } from './turf.css';
export { vars } from './vars.css';
