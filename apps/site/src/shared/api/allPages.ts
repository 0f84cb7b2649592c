/** The most rows that a list may be asked for at once. */
const mostRows = 100;

/** Every row of a list that is paged by its last row: of those that do not grow with the game. */
export async function allPages<Row>(
  fetchPage: (page: { after: Row | null; limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let more = true; more; ) {
    const page = await fetchPage({ after: rows.at(-1) ?? null, limit: mostRows });
    rows.push(...page);
    more = page.length === mostRows;
  }
  return rows;
}
