import type { Activity } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { ActivityListProps } from '@furlong/ui';
import { formatAgo } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/**
 * News of the player's stable, newest first.
 * @param horseNames the stable's horses by id; news of a horse not among them is the stable's
 */
export function toActivityItems(
  activities: readonly Activity[],
  { now, horseNames }: { now: number; horseNames: ReadonlyMap<string, string> },
): ActivityListProps['items'] {
  return activities.map(({ id, type, action, at, prize, raceId, horseId, stableName }) => {
    const horse = type === 'new_horse' ? undefined : horseNames.get(horseId ?? '');
    // 'The Ashford Stakes was called off' has a subject of its own.
    const separated = action.startsWith('The ') ? ':' : '';
    return {
      id,
      type,
      subject: `${horse ?? stableName}${separated}`,
      action: action.charAt(0).toLowerCase() + action.slice(1),
      time: formatAgo(at, now),
      ...(prize !== null && prize > 0 && { prize: formatMoney(prize) }),
      ...(raceId !== null && { href: paths.race(raceId) }),
    };
  });
}
