import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compressAssets } from './compressAssets.ts';

test('what is sent of a script lies beside it, and of a page and a map nothing', async () => {
  const root = await mkdtemp(join(tmpdir(), 'furlong-assets-'));
  try {
    await writeFile(join(root, 'index.html'), '<script type="module" src="main.js"></script>');
    await writeFile(join(root, 'main.js'), "document.title = 'Furlong';");
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      plugins: [compressAssets()],
      build: { sourcemap: true, modulePreload: false },
    });
    const assets = join(root, 'dist/assets');
    const [script = '', ...others] = (await readdir(assets)).sort();
    expect(others).toEqual([`${script}.br`, `${script}.gz`, `${script}.map`]);
    const content = await readFile(join(assets, script));
    expect(brotliDecompressSync(await readFile(join(assets, `${script}.br`)))).toEqual(content);
    expect(gunzipSync(await readFile(join(assets, `${script}.gz`)))).toEqual(content);
    expect(await readdir(join(root, 'dist'))).toEqual(['assets', 'index.html']);
  } finally {
    await rm(root, { recursive: true });
  }
});
