import type { Server } from 'node:http';
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
  const vite = await createServer({
    root: settings.root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: settings.server } },
  });
  return {
    site: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(null));
        vite.middlewares(request, response, (error: unknown) =>
          error ? reject(error) : resolve({ status: 404, body: 'Not found' }),
        );
      }),
    close: () => vite.close(),
  };
}
