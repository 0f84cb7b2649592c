import { expect, test } from 'vitest';
import { hundred } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import type { PortraitDetail } from './PortraitDrawing';
import { portraitAddress } from './portraitAddress';

/** Bytes that a portrait may take. */
const limit = 6_000;

const drawn = (detail: PortraitDetail) =>
  hundred.map(({ horse, silks: design }) =>
    decodeURIComponent(portraitAddress(horse, design, detail)).replace(/^[^,]*,/, ''),
  );

test.each(['small', 'full', 'wide'] as const)(
  'a hundred %s portraits stay under 6 kB each',
  (detail) => {
    const heavy = drawn(detail).filter((markup) => markup.length >= limit);
    expect(heavy.map((markup) => markup.length)).toEqual([]);
  },
);

test('no two of a hundred horses have the same face in the same colours', () => {
  const faces = hundred.map(({ horse }) =>
    portraitAddress({ ...horse, coat: 'Bay', age: 5, sex: 'male' }, silks.plain, 'small'),
  );
  expect(new Set(faces).size).toBe(100);
});

test('a horse has always the same face', () => {
  expect(drawn('small')).toEqual(drawn('small'));
});
