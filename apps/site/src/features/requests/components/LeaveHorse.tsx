import type { OwnHorse, RaceRequest, RequestState } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { Button, Card, Inline, Refusal, Stack, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { leaveRequestMutation } from '../mutations.ts';

export interface LeaveHorseProps {
  horse: OwnHorse;
  request: RaceRequest;
  playerId: string;
}

/** A horse of the player's that waits in a request, and the way out of it. */
export function LeaveHorse({ horse, request, playerId }: LeaveHorseProps) {
  const { send, sent, refusal } = useIdempotentMutation<
    { raceRequestId: string; horseId: string },
    RequestState
  >(leaveRequestMutation(playerId));
  return (
    <Card element="section">
      <Stack gap="small">
        <Text>
          {`${horse.name} waits in this request. Until the race, or until you take it out, it is entered nowhere else, not sold and not retired; it works only if it is back in time.`}
        </Text>
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
        <Inline>
          <Button
            variant="secondary"
            busy={sent !== null}
            onPress={() => void send({ raceRequestId: request.id, horseId: horse.id })}
          >
            {`Take ${horse.name} out, ${formatMoney(request.entryFee)} back`}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
