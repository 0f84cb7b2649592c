import { Button, Inline, Refusal, Stack } from '@furlong/ui';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { usePlayer } from '../../auth/index.ts';
import { withdrawLotMutation } from '../mutations.ts';

/** Takes the player's own lot out of the auction, in two presses; nobody may have bid on it. */
export function Withdraw({ auctionId }: { auctionId: string }) {
  const { userId } = usePlayer();
  const { send, sent, refusal } = useIdempotentMutation<{ auctionId: string }, void>(
    withdrawLotMutation(userId),
  );
  const [asked, ask] = useState(false);
  return (
    <Stack gap="small">
      {refusal !== null && <Refusal>{refusal.message}</Refusal>}
      <Inline gap="small">
        {asked ? (
          <>
            <Button
              variant="danger"
              busy={sent !== null}
              onPress={() => void send({ auctionId }).then(() => ask(false))}
            >
              Withdraw It
            </Button>
            <Button variant="secondary" disabled={sent !== null} onPress={() => ask(false)}>
              Leave It
            </Button>
          </>
        ) : (
          <Button variant="secondary" onPress={() => ask(true)}>
            Withdraw the Horse
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
