/** Which page of a list of the player's: after the last row of the page before. */
export interface PageAfter {
  readonly after?: { readonly id: string } | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The page as the database's functions take it. */
export const pageAfter = ({ after, limit }: PageAfter) => ({
  ...(after && { p_before_id: after.id }),
  ...(limit !== undefined && { p_limit: limit }),
});
