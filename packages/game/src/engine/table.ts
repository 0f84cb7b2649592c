/** Rows of a table by ascending key, each key followed by one value. */
export type Table = readonly (readonly [key: number, value: number])[];

/** The table's value at the key, on straight lines between rows, level beyond the ends. */
export function at(table: Table, key: number): number {
  let before = table[0];
  for (const row of table) {
    if (key < row[0]) {
      if (before === undefined || before === row) return row[1];
      return before[1] + ((key - before[0]) / (row[0] - before[0])) * (row[1] - before[1]);
    }
    before = row;
  }
  return before === undefined ? 0 : before[1];
}
