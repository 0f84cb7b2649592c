import type { ListedHorse } from '@furlong/backend';
import { Button, Refusal, Stack } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { type ListedOne, takeFromListMutation } from '../mutations.ts';

export interface TakeFromListProps {
  listId: string;
  horse: ListedHorse;
  playerId: string;
}

/** Takes a horse out of the player's own list. */
export function TakeFromList({ listId, horse, playerId }: TakeFromListProps) {
  const { send, sent, refusal } = useIdempotentMutation<ListedOne, void>(
    takeFromListMutation(playerId),
  );
  return (
    <Stack gap="xsmall" align="start">
      <Button
        variant="secondary"
        size="small"
        label={`Take Out ${horse.name}`}
        busy={sent !== null}
        onPress={() => void send({ listId, horseId: horse.id })}
      >
        Take Out
      </Button>
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </Stack>
  );
}
