import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** The most that a route may fetch of script, packed, to draw portraits, landscapes and posters, kB. */
const limit = 12;

const here = import.meta.dirname;

/** What draws them: each stands between its users and its drawing. */
const drawings =
  /\/components\/(?:horses\/HorsePortrait\/(HorsePortrait|HorsePicture)|races\/(?:TrackLandscape\/(TrackLandscape)|RacePoster\/(RacePoster)|TrackPoster\/(TrackPoster)|WinnersMoment\/(WinnersMoment)))\.tsx$/;

const withoutDrawings: Plugin = {
  name: 'furlong:without-drawings',
  enforce: 'pre',
  load(id) {
    const name = drawings.exec(id)?.slice(1).find(Boolean);
    return name && `export const ${name} = ({ children = null }) => children;`;
  },
};

/** Prints what the routes that draw most fetch for it: the site as it is, less one that draws nothing. */
export async function measurePictureScripts() {
  const [drawn, plain] = [await scriptsOf([]), await scriptsOf([withoutDrawings])];
  const routes = [...drawn]
    .map(([route, bytes]) => ({ route, kB: (bytes - given(plain, route)) / 1000 }))
    .sort((a, b) => b.kB - a.kB);
  console.log(`Script for portraits, landscapes and posters, packed by gzip (limit ${limit} kB)`);
  for (const { route, kB } of routes.slice(0, 3)) console.log(`${kB.toFixed(2)} kB ${route}`);
}

/**
 * What each route fetches before it is drawn, in bytes; a race's with the chunk that shows the
 * owner's winner over it.
 */
async function scriptsOf(plugins: Plugin[]): Promise<Map<string, number>> {
  const built = await build({
    root: `${here}/..`,
    configFile: `${here}/../vite.config.ts`,
    logLevel: 'silent',
    plugins,
    build: { write: false },
  });
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[])
    for (const chunk of output) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
  const byName = new Map([...chunks.values()].map(({ name, fileName }) => [name, fileName]));
  const sizes = new Map<string, number>();
  for (const { fileName, name } of chunks.values()) {
    if (!name.endsWith('Page')) continue;
    const files = new Set<string>();
    collect(fileName, chunks, files);
    if (name === 'RacePage') collect(given(byName, 'OwnResults'), chunks, files);
    const packed = await Promise.all(
      [...files].map((file) => promisify(gzip)(given(chunks, file).code)),
    );
    sizes.set(
      name,
      packed.reduce((sum, { length }) => sum + length, 0),
    );
  }
  return sizes;
}

/** A chunk with all that it imports. */
function collect(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found: Set<string>,
) {
  if (found.has(file)) return;
  found.add(file);
  for (const next of given(chunks, file).imports)
    if (chunks.has(next)) collect(next, chunks, found);
}

/** @throws where there is none: a figure that leaves it out would be another's. */
function given<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The build has no ${key}.`);
  return value;
}
