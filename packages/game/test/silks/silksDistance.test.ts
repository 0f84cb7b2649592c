import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { silksColours } from '../../src/exports/rules.ts';
import { dyesInOklab } from '../../src/silks/silksDistance.ts';

const drawn = readFileSync(
  new URL('../../../ui/src/components/horses/Silks/colours.ts', import.meta.url),
  'utf8',
);

/** @see https://bottosson.github.io/posts/oklab/ */
function toOklab(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

test.each(silksColours)('%s is measured as it is drawn', (colour) => {
  const [, hex = ''] = new RegExp(`\\b'?${colour}'?: '(#[0-9a-f]{6})'`).exec(drawn) ?? [];
  const drawnAs = toOklab(hex).map((value) => Math.round(value * 1000) / 1000 + 0);
  expect(dyesInOklab[colour]).toEqual(drawnAs.map((value) => expect.closeTo(value, 3)));
});
