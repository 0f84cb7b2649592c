import { expect, it } from 'vitest';
import { runGolden } from '../golden/races.ts';
import { goldenResults } from '../golden/results.ts';

it.each(goldenResults)(
  'runs every golden race of $engine in Chromium to the same bit as in Node',
  ({ engine, lines }) => {
    expect(lines.map((_, number) => runGolden(engine, number))).toEqual(lines);
  },
);
