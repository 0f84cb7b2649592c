import type { ThemeChoice } from '@furlong/ui';
import { useState } from 'react';
import { keptHere } from '../../shared/keptHere.ts';

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
    if (next === 'system') keptHere.removeItem(key);
    else keptHere.setItem(key, next);
  }

  return { theme, choose };
}
