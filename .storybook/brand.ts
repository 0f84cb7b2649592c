import { create, type ThemeVars } from 'storybook/theming';
import { darkColours, lightColours } from '../packages/ui/src/theme/colours';
import { tokens } from '../packages/ui/src/theme/tokens';

/** The furlong post beside the name, as in the site's header. */
const name = `<span style="display:inline-flex;align-items:center;gap:10px;font:600 26px/1 ${tokens.font.display};font-variation-settings:'opsz' 72;letter-spacing:-0.02em"><svg viewBox="0 0 10 26" width="10" height="26"><rect x=".5" y=".5" width="9" height="25" rx="2" fill="${lightColours.brand.rail}" stroke="currentcolor"/><path d="M0 9h10v8H0z" fill="${lightColours.brand.red}"/></svg>Furlong</span>`;

function brand(
  base: 'light' | 'dark',
  { surface, text, outline, accent }: typeof lightColours,
): ThemeVars {
  return create({
    base,
    brandTitle: name,
    brandUrl: './',
    fontBase: tokens.font.text,
    appBg: surface.page,
    appContentBg: surface.card,
    appPreviewBg: surface.page,
    appHoverBg: surface.raised,
    appBorderColor: outline.hairline,
    appBorderRadius: Number.parseInt(tokens.radius.control, 10),
    barBg: surface.card,
    barTextColor: text.muted,
    barSelectedColor: text.accent,
    barHoverColor: text.accent,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    textColor: text.standard,
    textMutedColor: text.muted,
    textInverseColor: accent.onSolid,
    inputBg: surface.card,
    inputBorder: outline.control,
    inputTextColor: text.standard,
    inputBorderRadius: Number.parseInt(tokens.radius.control, 10),
  });
}

/** Storybook's own pages in the club's colours. */
export const brands = { light: brand('light', lightColours), dark: brand('dark', darkColours) };
