import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where in a build the script lies that draws the pictures of links, for the server. */
const directory = 'previews';

/** Builds, after the site, what draws the pictures that links to it show: one script for Node. */
export function previews(): Plugin {
  return {
    name: 'furlong:previews',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      environments: {
        ssr: {
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: join(outDir, directory),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/app/previews/drawPicture.tsx',
              output: { entryFileNames: '[name].mjs' },
            },
          },
        },
      },
    }),
  };
}
