import type { ListedRace, MyChampionshipHorse } from '@furlong/backend';
import { divisionNames, formatOrdinal } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';

/**
 * What a qualifier would bring a horse on its way to the final; empty for any other race.
 * @param mine how the player's horses stand in their divisions
 */
export function sayWhatItBrings(
  { championship }: Pick<ListedRace, 'championship'>,
  horseId: string,
  mine: readonly MyChampionshipHorse[],
): string {
  if (championship?.kind !== 'qualifier') return '';
  const { division, points, automatic } = championship;
  const own = mine.find((each) => each.division === division && each.horse.id === horseId);
  if (own === undefined) return '';
  const final = `the ${divisionNames[division]} final`;
  const [win = 0] = points;
  if (own.lacks === 0) return `It is in ${final} as it stands; a win brings ${win} points.`;
  const lacking = `it lacks ${pluralize(own.lacks, 'point')}`;
  const enough = points.filter((each) => each >= own.lacks).length;
  if (enough > 1)
    return `${formatOrdinal(enough)} or better would take it into ${final}: ${lacking}.`;
  if (enough === 1 || automatic) return `A win would take it into ${final}: ${lacking}.`;
  return `A win brings ${win} points towards ${final}: ${lacking}.`;
}
