const poundsInStone = 14;

/** A weight as a British racecard prints it, in stones and pounds: 130 lb is '9-4'. */
export function formatWeight(pounds: number): string {
  return `${Math.floor(pounds / poundsInStone)}-${pounds % poundsInStone}`;
}
