import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Has text by players keep `&amp;` as it was typed. What the Markdown parser brings for such names writes them into an
 * element's `innerHTML`, which the site's policy forbids: whoever typed one broke the page for all.
 */
export function plainReferences(): Plugin {
  return {
    name: 'plain-references',
    config: () => ({
      resolve: {
        alias: {
          'decode-named-character-reference': fileURLToPath(
            new URL('noNamedReference.ts', import.meta.url),
          ),
        },
      },
    }),
  };
}
