import type { Activity } from '@furlong/backend';

/** News, newest first, without the entries whose end is told as well: both are one story. */
export function joinResults(activities: readonly Activity[]): Activity[] {
  const ended = new Set<string>();
  return activities.filter((one) => {
    if (endsEntry(one)) ended.add(storyOf(one));
    // An entry that was made anew after an earlier one was withdrawn has not ended.
    return one.type !== 'race_entry' || !ended.has(storyOf(one));
  });
}

const endsEntry = ({ type }: Activity) =>
  ['race_result', 'race_void', 'race_withdrawal', 'balloted_out'].includes(type);

const storyOf = (activity: Activity) =>
  'raceId' in activity ? `${activity.horseId} ${activity.raceId}` : activity.id;
