import type { HorseGroup, OwnHorse, Stable } from '@furlong/backend';
import { DraggedHorse, HorseLine, HorseLines, Menu, Refusal, Stack, Text } from '@furlong/ui';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { toHorseLine } from '../toHorseLine.ts';
import { atWorkOf } from './atWorkOf.tsx';

/** Horses of a group that are shown at first. */
const page = 20;

export interface GroupedHorsesProps extends Pick<Stable, 'silks'> {
  /** The group's name. */
  label: string;
  /** Null for those in none. */
  groupId: string | null;
  horses: readonly OwnHorse[];
  /** Where they can be moved to. */
  groups: readonly HorseGroup[];
  /** The horse that was not moved, and why. */
  refused: { horseId: string; refusal: string } | null;
  onMove: (horseId: string, groupId: string | null) => void;
}

/** The horses of one group, each with the way to another. */
export function GroupedHorses({
  label,
  groupId,
  horses,
  groups,
  silks,
  refused,
  onMove,
}: GroupedHorsesProps) {
  const now = useNow(60_000);
  const pages = useListPages(horses, page);
  if (horses.length === 0) {
    return (
      <Text tone="muted">
        {groupId === null ? 'Every horse is in a group.' : 'Move a horse here.'}
      </Text>
    );
  }
  const others = groups.filter(({ id }) => id !== groupId);
  return (
    <Stack gap="small">
      <HorseLines label={label}>
        {pages.shown.map((horse) => {
          const targets = [
            others.map(({ id, name }) => ({ label: name, onPress: () => onMove(horse.id, id) })),
            groupId === null ? [] : [{ label: 'No group', onPress: () => onMove(horse.id, null) }],
          ].filter((entries) => entries.length > 0);
          return (
            <DraggedHorse key={horse.id} horseId={horse.id}>
              <HorseLine
                {...toHorseLine(horse, { now, silks })}
                note={
                  refused?.horseId === horse.id ? (
                    <Refusal>{refused.refusal}</Refusal>
                  ) : (
                    atWorkOf(horse).atWork
                  )
                }
              >
                {targets.length > 0 && (
                  <Menu label={`Move ${horse.name} to a group`} trigger="Move" groups={targets} />
                )}
              </HorseLine>
            </DraggedHorse>
          );
        })}
      </HorseLines>
      {horses.length > page && (
        <ShowMore count={pages.shown.length} of="horse" total={horses.length} pages={pages} />
      )}
    </Stack>
  );
}
