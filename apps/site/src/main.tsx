import '@furlong/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fontsThere } from './app/fontsThere.ts';
import { preloadScript } from './app/preload.ts';

// The page's own script is fetched while this one still draws the layout around it.
preloadScript(location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root to draw the site in.');
const site = createRoot(root);
// Not by a top-level await: modules that are waited for are not bundled together.
void fontsThere().then(() =>
  site.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
