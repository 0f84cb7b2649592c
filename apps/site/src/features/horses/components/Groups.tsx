import type { HorseGroup, OwnHorse, Stable } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import {
  Button,
  EmptyState,
  GroupNameDialog,
  HorseGroupCard,
  Inline,
  Refusal,
  Stack,
  Text,
} from '@furlong/ui';
import { useRef, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { usePlayer } from '../../auth/index.ts';
import { type GroupChange, groupMutation } from '../groupMutation.ts';
import { toGroupActions } from '../toGroupActions.ts';
import { GroupedHorses } from './GroupedHorses.tsx';

/** A stable has at most so many groups (`create_horse_group`). */
const mostGroups = 12;

export interface GroupsProps extends Pick<Stable, 'silks'> {
  horses: readonly OwnHorse[];
  groups: readonly HorseGroup[];
}

/** Whose name is asked for: a new group's, or that of one to rename. */
type Naming = 'new' | HorseGroup | null;

/** The groups with their horses, those in none at the end, and all that changes them. */
export function Groups({ horses, groups, silks }: GroupsProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<GroupChange, unknown>(
    groupMutation(usePlayer().userId),
  );
  // What is chosen while a change is on its way is sent after it, and not lost.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sendAfterLast = (input: GroupChange) => {
    const outcome = last.current.then(() => send(input));
    last.current = outcome;
    return outcome;
  };
  const [naming, setNaming] = useState<Naming>(null);
  const [said, say] = useState('');
  const ask = (next: Naming) => {
    forget();
    setNaming(next);
  };
  const save = async (name: string) => {
    const input =
      naming === 'new' || naming === null
        ? ({ change: 'create', name } as const)
        : ({ change: 'rename', groupId: naming.id, name } as const);
    if ((await send(input)) === 'done') setNaming(null);
  };
  const move = async (horseId: string, groupId: string | null) => {
    const horse = horses.find(({ id }) => id === horseId);
    const from = groups.find(({ horseIds }) => horseIds.includes(horseId));
    const to = groups.find(({ id }) => id === groupId);
    if (horse === undefined || from === to) return;
    if ((await sendAfterLast({ change: 'move', horseIds: [horseId], groupId })) === 'done') {
      say(to ? `${horse.name} is in ${to.name}.` : `${horse.name} is in no group.`);
    }
  };
  const free = horses.filter(({ id }) => groups.every(({ horseIds }) => !horseIds.includes(id)));
  const shown = [
    ...groups.map((group) => ({
      group,
      id: group.id,
      name: group.name,
      horses: horses.filter(({ id }) => group.horseIds.includes(id)),
    })),
    { group: null, id: null, name: 'In no group', horses: free },
  ];
  const refused = naming === null ? refusal : null;
  const { horseId, groupId } = subjectOf(refused?.input);
  return (
    <Stack gap="medium">
      <Inline gap="small">
        <Button onPress={() => ask('new')} disabled={groups.length >= mostGroups}>
          New group
        </Button>
        <span role="status">
          <Text size="small" tone="muted">
            {groups.length >= mostGroups ? gameErrors.too_many_groups : said}
          </Text>
        </span>
      </Inline>
      {/* At the horse or the group, unless that has gone meanwhile. */}
      {refused &&
        horses.every(({ id }) => id !== horseId) &&
        groups.every(({ id }) => id !== groupId) && <Refusal>{refused.message}</Refusal>}
      {naming !== null && (
        <GroupNameDialog
          title={naming === 'new' ? 'New group' : `Rename ${naming.name}`}
          name={naming === 'new' ? '' : naming.name}
          busy={sent !== null}
          refusal={refusal?.message}
          onSave={({ name }) => void save(name)}
          onClose={() => ask(null)}
        />
      )}
      {groups.length === 0 && (
        <EmptyState
          title="No groups yet"
          hint="Make one for your sprinters, or for those that rest, and move horses into it."
        />
      )}
      {shown.map(({ group, id, name, horses: inIt }) => (
        <HorseGroupCard
          key={id ?? 'none'}
          name={name}
          count={pluralize(inIt.length, 'horse')}
          {...(group && {
            actions: toGroupActions(group, groups, {
              onRename: () => ask(group),
              onChange: (input) => void sendAfterLast(input),
            }),
          })}
          onDrop={(dropped) => void move(dropped.horseId, id)}
        >
          {refused && id !== null && id === groupId && <Refusal>{refused.message}</Refusal>}
          <GroupedHorses
            label={name}
            groupId={id}
            horses={inIt}
            groups={groups}
            silks={silks}
            refused={refused && horseId ? { horseId, refusal: refused.message } : null}
            onMove={(moved, to) => void move(moved, to)}
          />
        </HorseGroupCard>
      ))}
    </Stack>
  );
}

/** The horse that was to be moved, or the group that was to be changed. */
function subjectOf(input: GroupChange | undefined): { horseId?: string; groupId?: string } {
  switch (input?.change) {
    case 'move':
      return input.horseIds[0] === undefined ? {} : { horseId: input.horseIds[0] };
    case 'order':
    case 'delete':
      return { groupId: input.groupId };
    default:
      return {};
  }
}
