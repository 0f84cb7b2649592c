import type { HorseGroup } from '@furlong/backend';
import type { HorseGroupCardProps } from '@furlong/ui';
import { paths } from '../../shared/paths.ts';
import type { GroupChange } from './groupMutation.ts';

interface Actions {
  onRename: () => void;
  onChange: (input: GroupChange) => void;
}

/** What can be done with a group as a whole: with its horses, with its place, and with itself. */
export function toGroupActions(
  group: HorseGroup,
  groups: readonly HorseGroup[],
  { onRename, onChange }: Actions,
): NonNullable<HorseGroupCardProps['actions']> {
  const ids = groups.map(({ id }) => id);
  const place = ids.indexOf(group.id);
  const swap = (label: string, to: number) =>
    to < 0 || to >= ids.length
      ? []
      : [
          {
            label,
            onPress: () =>
              onChange({
                change: 'order',
                groupId: group.id,
                groupIds: ids.toSpliced(place, 1).toSpliced(to, 0, group.id),
              }),
          },
        ];
  const horses =
    group.horseIds.length === 0
      ? []
      : [
          { label: 'Train all', href: paths.trainMany({ groupId: group.id }) },
          { label: 'Show in My Horses', href: paths.myHorsesOf({ groupId: group.id }) },
        ];
  return [
    horses,
    [...swap('Move up', place - 1), ...swap('Move down', place + 1)],
    [
      { label: 'Rename', onPress: onRename },
      { label: 'Delete group', onPress: () => onChange({ change: 'delete', groupId: group.id }) },
    ],
  ].filter((entries) => entries.length > 0);
}
