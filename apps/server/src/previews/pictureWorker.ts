import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Picture } from '@furlong/site/previews';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { coverageOf } from './coverage.ts';
import { readFonts } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);
const fontBuffers = readFonts();
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
interface Drawing {
  drawPicture: (picture: Picture, covers: (letter: string) => boolean) => string;
}
const { drawPicture }: Drawing = await import(pathToFileURL(workerData).href);
const covered = coverageOf(fontBuffers);
const covers = (letter: string) => covered.has(letter.codePointAt(0) ?? 0);

// What fails ends the thread: after a panic of its own, resvg cannot be trusted to go on.
parentPort?.on('message', (picture: Picture) => {
  const drawing = new Resvg(drawPicture(picture, covers), {
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans SemiBold' },
  });
  const image = drawing.render();
  parentPort?.postMessage(image.asPng());
  image.free();
  drawing.free();
});
