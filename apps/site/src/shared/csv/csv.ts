/** A cell of a file: a text, a figure, or nothing. */
export type CsvCell = string | number | null;

/**
 * Rows as CSV after RFC 4180, with the mark that tells spreadsheets it is UTF-8. A text that a spreadsheet
 * would take for a formula (OWASP, CSV injection) is preceded by an apostrophe, which has it shown as it is.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const needsQuotes = /[",\r\n]/;

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a file is called: its parts in letters and digits that every system takes. */
export function csvName(...parts: readonly string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );
  return `${['furlong', ...plain].filter((part) => part !== '').join('-')}.csv`;
}
