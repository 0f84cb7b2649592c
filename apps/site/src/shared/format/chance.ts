/** A chance in hundredths of a percent as whole percents; one too small for that is not said to be none. */
export function formatChance(hundredths: number): string {
  const percent = Math.round(hundredths / 100);
  return percent === 0 ? '<1%' : `${percent}%`;
}

/**
 * What a dollar on such a chance would fairly return, stake included: "5.6", from ten "18". Null
 * where there was no chance to divide by.
 *
 * @param hundredths of a percent
 */
export function formatFairPrice(hundredths: number): string | null {
  if (hundredths === 0) return null;
  const price = 10_000 / hundredths;
  return price < 9.95 ? price.toFixed(1) : price.toFixed(0);
}

/** A chance from 0 to 1 in a sentence, in the percents of a racecard and as one of so many. */
export function sayChance(chance: number): string {
  const percent = formatChance(chance * 10_000);
  return chance > 0.5
    ? `${percent} to win: better than evens.`
    : `${percent} to win: about 1 in ${Math.round(1 / chance)}.`;
}
