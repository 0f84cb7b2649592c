/** Characters of what is said of a race that was run. */
export const REVIEW_LENGTH = 1_000;

/** The rules by which the house makes its previews, each by a stable of its own. */
export const houseRules = ['ratings', 'form', 'half the line'] as const;

export type HouseRule = (typeof houseRules)[number];

/** The least chance that the line is taken to have given, in hundredths of a percent. */
const LEAST_LINE = 100;

/**
 * What a preview scores by its chance for the winner: a hundred times how often that doubles what the line gave; less
 * than nothing where the line gave more. The database has it in `private.preview_score`.
 * @param chance whole percents, 1 to 99
 * @param line hundredths of a percent
 */
export const previewScore = (chance: number, line: number): number =>
  // Nothing is as near to a half as the last digits in which two machines might differ.
  Math.round((100 * Math.log((100 * chance) / Math.max(line, LEAST_LINE))) / Math.log(2));

/** The score of a race with several winners in a dead heat: the mean of what each brings, a half upwards. */
export function previewScoreOf(
  winners: readonly { readonly chance: number; readonly line: number }[],
): number {
  const sum = winners.reduce((all, { chance, line }) => all + previewScore(chance, line), 0);
  return Math.floor((2 * sum + winners.length) / (2 * winners.length));
}

/** A stable in a month's table: how many of its previews were scored, and what they add up to. */
export interface PreviewSum {
  readonly stableId: string;
  readonly previews: number;
  readonly score: number;
}

/**
 * A month's table from its scored previews, as the open data have them: the greatest sum first. The database keeps it
 * in `private.preview_months`.
 */
export function previewTableOf(
  previews: readonly { readonly stableId: string; readonly score: number }[],
): PreviewSum[] {
  const sums = new Map<string, PreviewSum>();
  for (const { stableId, score } of previews) {
    const before = sums.get(stableId) ?? { stableId, previews: 0, score: 0 };
    sums.set(stableId, { stableId, previews: before.previews + 1, score: before.score + score });
  }
  return [...sums.values()].toSorted(
    (a, b) => b.score - a.score || (a.stableId < b.stableId ? 1 : -1),
  );
}

/** Whether these are the chances of a preview: whole percents from 1 to 99, 100 in all. */
export const isPreview = (chances: readonly number[]): boolean =>
  chances.every((chance) => Number.isInteger(chance) && chance >= 1 && chance <= 99) &&
  chances.reduce((sum, chance) => sum + chance, 0) === 100;

/**
 * Whole percents for weights: each runner has one, the rest is shared by weight, what is left over goes by the
 * greatest remainders and then by the order. The database has it in `private.share_out`.
 * @param weights whole numbers, not all of them 0; of 99 runners at most
 */
export function shareOut(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const rest = 100 - weights.length;
  const shares = weights.map((weight) => Math.floor((rest * weight) / whole));
  const leftOver = rest - shares.reduce((sum, share) => sum + share, 0);
  const more = weights
    .map((weight, place) => ({ place, remainder: (rest * weight) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.place - b.place)
    .slice(0, leftOver);
  return shares.map(
    (share, place) => 1 + share + (more.some((each) => each.place === place) ? 1 : 0),
  );
}
