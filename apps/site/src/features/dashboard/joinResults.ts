import type { Activity } from '@furlong/backend';

/** News without the entries whose race is told as well: an entry and its result are one story. */
export function joinResults(activities: readonly Activity[]): Activity[] {
  const told = new Set(activities.flatMap((one) => (endsEntry(one) ? [storyOf(one)] : [])));
  return activities.filter((one) => one.type !== 'race_entry' || !told.has(storyOf(one)));
}

const endsEntry = ({ type }: Activity) => type === 'race_result' || type === 'race_void';

const storyOf = (activity: Activity) =>
  activity.type === 'new_horse' ? activity.id : `${activity.horseId} ${activity.raceId}`;
