import type { Activity } from '@furlong/backend';
import { formatMoney, formatOrdinal, programmes } from '@furlong/game/rules';
import type { ActivityListProps } from '@furlong/ui';
import { formatAgo } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

type Item = ActivityListProps['items'][number];

/** News of stables, newest first. */
export function toActivityItems(
  activities: readonly Activity[],
  { now }: { now: number },
): ActivityListProps['items'] {
  return activities.map((activity) => ({
    id: activity.id,
    ...toWords(activity),
    time: formatAgo(activity.at, now),
    ...('raceId' in activity && { href: paths.race(activity.raceId) }),
  }));
}

function toWords(
  activity: Activity,
): Pick<Item, 'type' | 'subject' | 'subjectHref' | 'action' | 'prize'> {
  const { horseName, stableName } = activity;
  const ofHorse = { subject: horseName, subjectHref: paths.horse(activity.horseId) };
  switch (activity.type) {
    case 'new_horse':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `welcomed ${horseName} to the stable`,
      };
    case 'horse_sold':
      return { type: 'new_horse', ...ofHorse, action: `was sold by ${stableName}` };
    case 'horse_returned':
      return { type: 'new_horse', ...ofHorse, action: `was given back by ${stableName}` };
    case 'retirement':
      return { type: 'achievement', ...ofHorse, action: `retired from ${stableName}` };
    case 'race_request':
      return {
        type: 'race_entry',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `asked for a race for ${horseName}`,
      };
    case 'request_expired':
      return {
        type: 'race_entry',
        ...ofHorse,
        action: 'waited for a race that did not fill: the fee came back',
      };
    case 'outbid':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `was outbid for ${horseName}`,
      };
    case 'auction_won':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `bought ${horseName} under the hammer`,
      };
    case 'bid_returned':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `has its bid for ${horseName} back: nobody has the horse`,
      };
    case 'auction_unsold':
      return {
        type: 'new_horse',
        ...ofHorse,
        action: `stays with ${stableName}: not sold at auction`,
      };
    case 'claimed':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `claimed ${horseName} out of the ${activity.raceName}`,
      };
    case 'claim_lost':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `lost the draw for ${horseName} in the ${activity.raceName}: the price came back`,
      };
    case 'claim_returned':
      return {
        type: 'new_horse',
        subject: stableName,
        subjectHref: paths.publicStable(activity.stableId),
        action: `has its claim for ${horseName} back: the ${activity.raceName} was called off`,
      };
    case 'horse_claimed':
      return {
        type: 'new_horse',
        ...ofHorse,
        action: `was claimed from ${stableName} out of the ${activity.raceName}`,
      };
    case 'training':
      return {
        type: 'training',
        ...ofHorse,
        action: `finished ${programmes[activity.programme].name} training`,
      };
    case 'race_entry':
      return {
        type: 'race_entry',
        ...ofHorse,
        action: `entered the ${activity.raceName}`,
      };
    case 'race_withdrawal':
      return {
        type: 'race_entry',
        ...ofHorse,
        action: `was withdrawn from the ${activity.raceName}`,
      };
    case 'balloted_out':
      return {
        type: 'race_entry',
        ...ofHorse,
        action: `was balloted out of the ${activity.raceName}: the fee came back`,
      };
    case 'race_void':
      return {
        type: 'race_entry',
        ...ofHorse,
        action: `was entered for the ${activity.raceName}, which was called off`,
      };
    case 'race_result': {
      const { place, prize, raceName } = activity;
      return {
        type: place === 1 ? 'race_win' : 'race_entry',
        ...ofHorse,
        action:
          place === 1
            ? `won the ${raceName}`
            : `finished ${formatOrdinal(place)} in the ${raceName}`,
        ...(prize > 0 && { prize: formatMoney(prize) }),
      };
    }
  }
}
