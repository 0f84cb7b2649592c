import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Inside } from '../http/door.ts';

/** The site straight from its sources, through Vite's dev server inside this one. */
export async function viteSite(settings: {
  root: string;
  server: Server;
  publishableKey: string;
}): Promise<{ site: Inside; close: () => Promise<void> }> {
  // The site's own configuration writes these into its page, as a build does.
  process.env.VITE_SUPABASE_URL = '';
  process.env.VITE_SUPABASE_KEY = settings.publishableKey;
  const { createServer } = await import('vite');
  const before = process.listeners('SIGTERM');
  const vite = await createServer({
    root: settings.root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: settings.server } },
  });
  // Vite, and the one inside a plugin, would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  return {
    site: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(null));
        vite.middlewares(request, response, (error: unknown) =>
          error ? reject(error) : resolve({ status: 404, body: 'Not found' }),
        );
      }),
    // While it still bundles dependencies, Vite's own end may never come.
    close: () => Promise.race([vite.close(), setTimeout(2000)]),
  };
}
