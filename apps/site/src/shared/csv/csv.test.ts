import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvName, toCsv } from './csv.ts';

/** Reads CSV as RFC 4180 has it: quotes may hold anything, and stand twice for themselves. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const body = (text: string) => toCsv([[text]]).slice(1, -2);

describe('a file of figures', () => {
  test('is read again as it was written, whatever its texts hold, but for an apostrophe', () => {
    const cell = fc.oneof(
      fc.integer(),
      fc.constant(null),
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '=', 'é', '-') }),
    );
    const rows = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(rows, (made) => {
        const read = parse(toCsv(made));
        expect(read.map((row) => row.map((text) => text.replace(/^'/, '')))).toEqual(
          made.map((row) => row.map((each) => `${each ?? ''}`)),
        );
      }),
      { seed: 69 },
    );
  });

  test('begins with the mark of UTF-8, ends every row with CRLF and quotes what needs it', () => {
    expect(
      toCsv([
        ['Horse', 'Runs'],
        ['Comet, "Silver"', 12],
        [null, -3],
      ]),
    ).toBe('\uFEFFHorse,Runs\r\n"Comet, ""Silver""",12\r\n,-3\r\n');
  });

  test('holds no text that a spreadsheet would take for a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@sum', ' =1', '\t=1', '\tx', '＝1', '\u200b=1']) {
      expect(body(text).replace(/^"/, '')).toBe(`'${text}`);
    }
    expect(body("O'Hara = best")).toBe("O'Hara = best");
  });

  test('is called by letters and digits', () => {
    expect(csvName('strike-rates', '')).toBe('furlong-strike-rates.csv');
    expect(csvName('ratings', 'Ébène: "../x"')).toBe('furlong-ratings-e-be-ne-x.csv');
    expect(csvName('ratings', '銀')).toBe('furlong-ratings.csv');
  });
});
