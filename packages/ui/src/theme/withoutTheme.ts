import { assignInlineVars } from '@vanilla-extract/dynamic';
import { darkColours, lightColours } from './colours';
import { darkTheme, lightTheme } from './themes.css';
import { tokens } from './tokens';
import { vars } from './vars.css';

const { color, font } = vars;
const fonts = assignInlineVars(font, tokens.font);
const light = { ...fonts, ...assignInlineVars(color, lightColours) };
const dark = { ...fonts, ...assignInlineVars(color, darkColours) };

type Values = Readonly<Record<string, string>>;

/**
 * A picture's source, made for who knows no style sheet: the theme's colours and fonts written out, by
 * the theme that each part is in.
 *
 * @param svg one SVG, as React writes it
 */
export function withoutTheme(svg: string): string {
  const themes: Values[] = [light];
  return svg.replace(/<(\/?)[a-z][^>]*?(\/?)>/gi, (tag, closing: string, single: string) => {
    if (closing !== '') {
      themes.pop();
      return tag;
    }
    const theme = themeOf(tag) ?? themes.at(-1) ?? light;
    if (single === '') themes.push(theme);
    return tag
      .replace(/ class="[^"]*"/, '')
      .replace(/var\((--[\w-]+)\)/g, (name, variable: string) =>
        attribute(theme[variable] ?? name),
      );
  });
}

function themeOf(tag: string): Values | undefined {
  const names = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  if (names.includes(nameOf(darkTheme))) return dark;
  return names.includes(nameOf(lightTheme)) ? light : undefined;
}

/** A style's own class is the first of those that it is made of. */
function nameOf(style: string): string {
  return style.split(' ')[0] ?? style;
}

/** Inside double quotes. A font of all weights is a file of one, and called by it, elsewhere. */
function attribute(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll(' Variable', ' SemiBold');
}
