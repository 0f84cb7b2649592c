import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPictures, type Pictures, versionOf } from './pictures.ts';

/** Draws a rectangle as wide as it has been called, so that what is drawn twice is seen. */
const counting = `let calls = 0;
export function drawPicture(picture) {
  calls += 1;
  if (picture.trackId === 'fails') throw new Error('cannot be drawn');
  return '<svg xmlns="http://www.w3.org/2000/svg" width="' + calls + '" height="1"/>';
}`;

let directory: string;
let pictures: Pictures;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'furlong-pictures-'));
  writeFileSync(join(directory, 'draw.mjs'), counting);
});
afterEach(() => pictures.close());
afterAll(() => rmSync(directory, { recursive: true }));

const track = (trackId: string) => ({ of: 'track', trackId }) as never;
const open = () => {
  pictures = openPictures(join(directory, 'draw.mjs'));
  return async (trackId: string, requester = 'a') => {
    const png = await pictures.draw(track(trackId), requester);
    return new DataView(png.buffer, png.byteOffset).getUint32(16);
  };
};

it('draws a picture once, for all who come for it at a time and later', async () => {
  const draw = open();
  expect(await Promise.all([draw('one', 'a'), draw('one', 'b'), draw('one', 'c')])).toEqual([
    1, 1, 1,
  ]);
  expect([await draw('two'), await draw('one')]).toEqual([2, 1]);
});

it('keeps no more than it may, those that were asked for last', async () => {
  const draw = open();
  await draw('first');
  for (let i = 2; i <= 65; i++) await draw(`track ${i}`);
  expect(await draw('track 65')).toBe(65);
  expect(await draw('first')).toBe(66);
});

it('goes on with a thread of its own after one that failed', async () => {
  const draw = open();
  await draw('one');
  await expect(draw('fails')).rejects.toThrow('cannot be drawn');
  expect(await draw('two')).toBe(1);
});

it('lets nobody who asks for many keep the others waiting', async () => {
  const draw = open();
  const many = Array.from({ length: 12 }, (_, i) => draw(`many ${i}`, 'a'));
  const other = draw('other', 'b');
  const answers = await Promise.allSettled(many);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(7);
  expect(await other).toBe(3);
});

it('has another version where it shows something else', () => {
  expect(versionOf(track('one'))).toBe(versionOf(track('one')));
  expect(versionOf(track('one'))).not.toBe(versionOf(track('two')));
});
