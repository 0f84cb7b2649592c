import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { darkColours, lightColours } from './colours';
import { tokens } from './tokens';
import { vars } from './vars.css';

const { color, ...unthemed } = vars;

const light = { vars: assignVars(color, lightColours), colorScheme: 'light' } as const;
const dark = { vars: assignVars(color, darkColours), colorScheme: 'dark' } as const;

// The page follows the system, and `data-theme` on <html> overrides it: no script has to run first.
// What is printed is paper.
globalStyle('html', { ...light, vars: { ...assignVars(unthemed, tokens), ...light.vars } });
globalStyle('html:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
});
globalStyle('html[data-theme="dark"]', { '@media': { screen: dark } });

// The text colour is inherited as a computed value, so each theme has to set it anew.
const ownText = { color: color.text.standard };

/** Paper for everything inside, whatever the page's own theme. */
export const lightTheme = style({ ...light, ...ownText });

/** Night for everything inside, whatever the page's own theme, but for a printed one. */
export const darkTheme = style({ ...dark, ...ownText, '@media': { print: light } });
