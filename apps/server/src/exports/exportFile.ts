import type { ExportLine } from '@furlong/backend';
import { stringify } from 'csv-stringify/sync';
import { strToU8, zipSync } from 'fflate';

const readMe = `Everything that Furlong keeps of you and of your stable.

furlong.json has all of it, part by part. Each part is also a table (.csv) that a spreadsheet opens; a cell that it
would take for a formula has an apostrophe before it. Times are UTC, money is in whole dollars of play credits.
Passwords, codes and the secrets of links are not in it: of these the game keeps what cannot be read back.
`;

/**
 * All rows of a player in one zip: one JSON file, and a CSV for each part.
 * @param at when it is made, ms since 1970
 */
export function exportFile(lines: readonly ExportLine[], at: number): Uint8Array<ArrayBuffer> {
  const parts = Map.groupBy(lines, ({ part }) => part);
  const rows = [...parts].map(([part, of]) => [part, of.map(({ line }) => line)] as const);
  const files = {
    'README.txt': readMe,
    'furlong.json': JSON.stringify(Object.fromEntries(rows), null, 2),
    ...Object.fromEntries(rows.map(([part, of]) => [`${part}.csv`, csv(of)])),
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Uint8Array.from(zipSync(Object.fromEntries(packed), { mtime: at }));
}

/** The columns are those of all rows: a row may lack some. */
function csv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cell(row[column])));
  return stringify([columns, ...cells], {
    escape_formulas: true,
    quoted_match: '\r',
    record_delimiter: 'windows',
  });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}
