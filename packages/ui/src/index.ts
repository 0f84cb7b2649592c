// ── Theme, primitives and frame ─────────────────────────────────────────────
export { breakpoints, media } from './theme/breakpoints';
export { darkTheme, lightTheme } from './theme/themes.css';
export { turf, turfCard, turfLit } from './theme/turf.css';
export { vars } from './theme/vars.css';

// ── Racing components ───────────────────────────────────────────────────────
