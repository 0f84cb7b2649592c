import type { ThemeChoice } from '@furlong/ui';
import { useState } from 'react';

/** Also read by `public/theme.js`, before the first paint. */
const key = 'furlong-theme';

function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The player's choice of light or dark, kept in this browser; the system's where there is none. */
export function useTheme() {
  const [theme, setTheme] = useState(chosenTheme);

  function choose(next: ThemeChoice) {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    try {
      if (next === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // Storage can be forbidden; then the choice lasts as long as the page.
    }
  }

  return { theme, choose };
}
