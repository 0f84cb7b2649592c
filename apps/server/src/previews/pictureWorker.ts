import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Picture } from '@furlong/site/previews';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { unpackWoff } from './woff.ts';

/** The faces that the pictures are set in. */
const faces = [
  'fraunces/files/fraunces-latin-600-normal',
  'fraunces/files/fraunces-latin-ext-600-normal',
  'instrument-sans/files/instrument-sans-latin-600-normal',
  'instrument-sans/files/instrument-sans-latin-ext-600-normal',
  'barlow-condensed/files/barlow-condensed-latin-700-normal',
  'barlow-condensed/files/barlow-condensed-latin-ext-700-normal',
];

const { resolve } = createRequire(import.meta.url);
const fontBuffers = faces.map((face) =>
  unpackWoff(readFileSync(resolve(`@fontsource/${face}.woff`))),
);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const { drawPicture }: { drawPicture: (picture: Picture) => string } = await import(
  pathToFileURL(workerData).href
);

// What fails ends the thread: after a panic of its own, resvg cannot be trusted to go on.
parentPort?.on('message', (picture: Picture) => {
  const drawing = new Resvg(drawPicture(picture), {
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans SemiBold' },
  });
  const image = drawing.render();
  parentPort?.postMessage(image.asPng());
  image.free();
  drawing.free();
});
