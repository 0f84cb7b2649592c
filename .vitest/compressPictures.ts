import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { losslessCompressPngSync } from '@napi-rs/image';

/**
 * Packs the pictures that differ from those of the last commit as tightly as PNG allows: every version of
 * each stays in the history for ever. What they show stays the same to the pixel.
 */
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', cwd: `${import.meta.dirname}/..` });

const changed = git('ls-files', '-z', '--modified', '--others', '--exclude-standard', '--', '*.png')
  .split('\0')
  .filter((path) => path !== '')
  .map((path) => `${import.meta.dirname}/../${path}`)
  // A picture that is gone differs too.
  .filter((file) => existsSync(file));

let before = 0;
let after = 0;
for (const file of changed) {
  const picture = readFileSync(file);
  const packed = losslessCompressPngSync(picture);
  before += picture.length;
  after += Math.min(picture.length, packed.length);
  if (packed.length < picture.length) writeFileSync(file, packed);
}
console.log(`${changed.length} pictures: ${before} bytes, packed ${after}`);
