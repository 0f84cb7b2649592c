import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hundred } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { HorsePortrait } from './HorsePortrait';

/** Bytes that a portrait may take. */
const limit = 6_000;

/** Without the names of classes, which are long only while the library is worked on. */
const drawn = (size: number | 'fill') =>
  hundred.map(({ horse, silks: design }) =>
    renderToStaticMarkup(<HorsePortrait horse={horse} silks={design} size={size} />).replace(
      / class="[^"]*"/,
      '',
    ),
  );

test.each([40, 'fill'] as const)('a hundred portraits of size %s stay under 6 kB each', (size) => {
  const heavy = drawn(size).filter((markup) => markup.length >= limit);
  expect(heavy.map((markup) => markup.length)).toEqual([]);
});

test('no two of a hundred horses have the same face in the same colours', () => {
  const faces = hundred.map(({ horse }) =>
    renderToStaticMarkup(
      <HorsePortrait
        horse={{ ...horse, coat: 'Bay', age: 5, sex: 'male' }}
        silks={silks.plain}
        size={40}
      />,
    ),
  );
  expect(new Set(faces).size).toBe(100);
});

test('a horse has always the same face', () => {
  expect(drawn(40)).toEqual(drawn(40));
});
