import type { HorseList, ListedHorse, MyHorseList } from '@furlong/backend';
import { EmptyState, Heading, Link, PlayerText, Stack, Text } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { headOfList } from '../heads.ts';
import { FollowList } from './FollowList.tsx';
import { ListedHorses } from './ListedHorses.tsx';
import { OwnList } from './OwnList.tsx';
import { PutInList } from './PutInList.tsx';
import { TakeFromList } from './TakeFromList.tsx';

export interface ListInFullProps {
  list: HorseList;
  horses: readonly ListedHorse[];
  /** The player's own lists and those followed; null for a visitor. */
  mine: readonly MyHorseList[] | null;
}

/** A list with its horses; its owner changes it, any other player can follow it. */
export function ListInFull({ list, horses, mine }: ListInFullProps) {
  const playerId = usePlayerId();
  const now = useNow(30_000);
  const known = mine?.find(({ id }) => id === list.id);
  const own = known?.own ?? false;
  return (
    <>
      <PageHead {...headOfList(list)} />
      <Stack gap="xsmall">
        <Heading level={1}>{list.name}</Heading>
        <Text tone="muted">
          {list.stable === null ? (
            'Kept by the house, by this rule'
          ) : (
            <>
              Kept by <Link href={paths.publicStable(list.stable.id)}>{list.stable.name}</Link>
            </>
          )}
          {`. Followed by ${pluralize(list.followers, 'stable')}.`}
        </Text>
      </Stack>
      {list.description !== null && <PlayerText text={list.description} />}
      {mine !== null &&
        (own ? (
          <OwnList list={list} playerId={playerId} />
        ) : (
          <FollowList list={list} followed={known !== undefined} playerId={playerId} />
        ))}
      {horses.length === 0 ? (
        <EmptyState
          title="No horse is on this list yet"
          hint={own ? 'Put the first in by its name.' : 'Its keeper has put none in.'}
        />
      ) : (
        <ListedHorses
          label={`Horses of ${list.name}, the next off first`}
          horses={horses}
          now={now}
          {...(own && {
            last: {
              head: 'Change',
              cell: (horse) => <TakeFromList listId={list.id} horse={horse} playerId={playerId} />,
            },
          })}
        />
      )}
      {own && <PutInList listId={list.id} playerId={playerId} />}
    </>
  );
}
