/** The key before the first page of a list that is paged by its last row. */
export function firstPage<Row>(): Row | null {
  return null;
}

/** The last row of a page, by which the next is asked for; undefined after the last page. */
export function keyAfterPage<Row>(page: readonly Row[], pageSize: number): Row | undefined {
  return page.length < pageSize ? undefined : page.at(-1);
}
