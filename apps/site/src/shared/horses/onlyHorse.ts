/**
 * Id of the horse that nobody has to choose: the only one of the stable, if it can be chosen; null
 * where there is a choice, or none.
 */
export function onlyHorse<Horse extends { id: string }>(
  horses: readonly Horse[],
  canBeChosen: (horse: Horse) => boolean,
): string | null {
  const [horse, ...others] = horses;
  return horse !== undefined && others.length === 0 && canBeChosen(horse) ? horse.id : null;
}
