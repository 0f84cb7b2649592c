import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import MiniSearch from 'minisearch';
import { createServer, type Plugin } from 'vite';
import { searchOptions } from '../src/features/help/search/searchOptions.ts';

const id = 'virtual:help-index';
const root = fileURLToPath(new URL('..', import.meta.url));

/** Makes the index of the help's search when the site is built: the browser reads it, and makes none. */
export function helpIndex(): Plugin {
  let made: Promise<string> | undefined;
  return {
    name: 'furlong:help-index',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => {
      if (source !== `\0${id}`) return undefined;
      made ??= makeIndex();
      return `export default ${JSON.stringify(await made)};`;
    },
  };
}

/** From the pages as they are drawn, so that it holds what their readers see. */
async function makeIndex(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // Where a page was opened is asked by its head.
    define: { 'location.href': '""' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), vanillaExtractPlugin()],
  });
  try {
    const { helpTexts } = await server.ssrLoadModule('/src/features/help/search/helpTexts.ts');
    const index = new MiniSearch(searchOptions);
    index.addAll(await helpTexts());
    return JSON.stringify(index);
  } finally {
    await server.close();
  }
}
