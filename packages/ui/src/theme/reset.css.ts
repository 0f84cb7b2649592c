import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css';

// A layer loses against every unlayered rule, so no component has to fight the reset.
const reset = globalLayer('reset');

function rule(selector: string, styles: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [reset]: styles } });
}

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  // Always there, so that a page growing past the window, or a dialog over it, moves nothing.
  overflowY: 'scroll',
  // One face of Fraunces at all sizes: left to themselves, titles would be of a sturdier cut on cards
  // and of a finer one over them. No other font of ours has the axis.
  fontVariationSettings: "'opsz' 72",
});
rule('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.standard,
  fontFamily: vars.font.text,
  fontSize: vars.size.standard,
  lineHeight: vars.lineHeight.text,
  // Owners name horses and stables: a long word breaks before it pushes anything out of place.
  overflowWrap: 'anywhere',
});
rule('h1, h2, h3, h4, p, figure, dl, dd', { margin: 0 });
// A printer's own margin may be none at all.
globalStyle('@page', { margin: '12mm' });
// An empty string, not `none`: Safari then still calls it a list.
rule('ul[class], ol[class]', { margin: 0, padding: 0, listStyleType: '""' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
rule('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
rule('table', { borderCollapse: 'collapse', inlineSize: '100%' });
// The words of a head are ours, and are read at a glance: none is ever broken.
rule('thead th', { overflowWrap: 'normal' });

rule(':focus-visible', {
  outline: `2px solid ${vars.color.outline.focus}`,
  outlineOffset: '2px',
});
// Focused by script, for those who listen, when a page has come or what held the focus has gone: there
// is nothing to press.
rule(
  ':is(h1, h2, h3, main, section, article, form, fieldset, search, ul, ol, li, p, div:not([role]))[tabindex="-1"]:focus-visible',
  { outline: 'none' },
);
rule('::selection', { background: vars.color.gold.solid, color: vars.color.gold.onSolid });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
});
