import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const unused = /^@supabase\/(realtime|storage|functions)-js$/;

/**
 * Leaves out of the site what supabase-js brings and the site never asks: a third of the client, 20 kB of every page
 * as it is sent.
 */
export function slimSupabase(): Plugin {
  const file = fileURLToPath(new URL('unusedSupabase.ts', import.meta.url));
  return {
    name: 'slim-supabase',
    enforce: 'pre',
    resolveId: (id) => (unused.test(id) ? file : null),
  };
}
