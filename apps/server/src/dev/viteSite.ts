import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type App, createApp, fromNode } from '../http/app.ts';

/** The site straight from its sources, through Vite's dev server inside this one. */
export async function viteSite(settings: {
  root: string;
  server: Server;
  publishableKey: string;
}): Promise<{ site: App; close: () => Promise<void> }> {
  // The site's own configuration writes these into its page, as a build does.
  process.env.VITE_SUPABASE_URL = '';
  process.env.VITE_SUPABASE_KEY = settings.publishableKey;
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: settings.root,
    appType: 'spa',
    server: { ws: { server: settings.server } },
  });
  return {
    site: createApp().all('*', fromNode(vite.middlewares)),
    // While it still bundles dependencies, Vite's own end may never come.
    close: () => Promise.race([vite.close(), setTimeout(2000)]),
  };
}
