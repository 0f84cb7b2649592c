import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { slimThree } from '../../../.vite/slimThree.ts';

/** Kilobytes that the race view may cost, with everything it needs but React. */
const limit = 130;

test(`a race is watched for at most ${limit} kB`, { timeout: 60_000 }, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: `${import.meta.dirname}/../../../packages/ui`,
    plugins: [react(), vanillaExtractPlugin(), slimThree()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      // As the site builds it: a library would keep its spaces.
      rolldownOptions: {
        input: 'src/exports/raceView.ts',
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const kB = scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1_000;
  console.log(`The race view is ${kB.toFixed(1)} kB of script, gzipped.`);
  expect(kB).toBeLessThan(limit);
});
