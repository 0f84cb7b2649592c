/** What a row is ranked by, and what decides between those that are level. */
export interface Scored {
  readonly score: number;
  readonly level: number;
}

/** The ranks of rows that stand in their order, from 1: who is level in both shares the rank of the first. */
export function sharedRanks(rows: readonly Scored[]): number[] {
  let rank = 1;
  return rows.map(({ score, level }, index) => {
    const before = rows[index - 1];
    if (before?.score !== score || before.level !== level) rank = index + 1;
    return rank;
  });
}
