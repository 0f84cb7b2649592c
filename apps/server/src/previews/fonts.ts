import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.ts';

/**
 * The faces that the pictures are set in. Instrument Sans has no Vietnamese letters: they are set in
 * Fraunces. None has symbols or emoji, whose fonts are many times as large as all of these (114 kB): they are left out.
 */
const faces = [
  'fraunces/files/fraunces-latin-600-normal',
  'fraunces/files/fraunces-latin-ext-600-normal',
  'fraunces/files/fraunces-vietnamese-600-normal',
  'instrument-sans/files/instrument-sans-latin-600-normal',
  'instrument-sans/files/instrument-sans-latin-ext-600-normal',
  'barlow-condensed/files/barlow-condensed-latin-700-normal',
  'barlow-condensed/files/barlow-condensed-latin-ext-700-normal',
];

const { resolve } = createRequire(import.meta.url);

/** The fonts as OpenType files. */
export function readFonts(): Buffer[] {
  return faces.map((face) => unpackWoff(readFileSync(resolve(`@fontsource/${face}.woff`))));
}
