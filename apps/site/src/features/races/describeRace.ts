import type { Race, Runner } from '@furlong/backend';
import { formatMoney, formatRaceTime, tracks } from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { formatDate } from '../../shared/format/time.ts';

/**
 * A race in a sentence, for search engines and for the preview of a link: how it ended, or what it is.
 * @param runners in finishing order once there is a result
 */
export function describeRace(race: Race, runners: readonly Runner[]): string {
  const { name, grade, distance, surface, trackId, offAt, purse, status } = race;
  const where = `${formatMetres(distance)} on ${surface.toLowerCase()} at ${tracks[trackId].name}`;
  const when = `${formatDate(offAt, 'UTC')} UTC`;
  if (status === 'void') return `The ${name}, ${where}, was called off. It was to be run ${when}.`;
  const [first] = runners;
  if (status === 'finished' && first?.timeMs) {
    const winners = runners.filter(({ place }) => place === 1).map(({ horse }) => horse.name);
    return `${winners.join(' and ')} won the ${name} (${grade}), ${where}, in ${formatRaceTime(first.timeMs)}. Run ${when}.`;
  }
  return `${grade}, ${where}, for ${formatMoney(purse)}. Off ${when}.`;
}
