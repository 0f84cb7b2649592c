import type { HorseList } from '@furlong/backend';
import { Button, Refusal, Stack } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type Following, followListMutation } from '../mutations.ts';

export interface FollowListProps {
  list: HorseList;
  followed: boolean;
  playerId: string;
}

/** Follows a list, or follows it no more. */
export function FollowList({ list, followed, playerId }: FollowListProps) {
  const { send, sent, refusal } = useIdempotentMutation<Following, void>(
    followListMutation(playerId),
  );
  return (
    <Stack gap="small" align="start">
      <Button
        variant={followed ? 'secondary' : 'primary'}
        busy={sent !== null}
        onPress={() => void send({ listId: list.id, followed: !followed })}
      >
        {followed ? 'Follow No More' : 'Follow This List'}
      </Button>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}
