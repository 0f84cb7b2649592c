import type { AuctionLot } from '@furlong/backend';
import { Button, Inline, Link, Refusal, Stack, Text } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../shared/api/errorMessage.ts';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { watchLotMutation } from '../mutations.ts';

/** Marks a lot to come back to, or takes the mark off; nobody else is told. */
export function WatchLot({ lot: { id, watched } }: { lot: Pick<AuctionLot, 'id' | 'watched'> }) {
  const { mutate, isPending, error } = useMutation(watchLotMutation(usePlayer().userId));
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          onPress={() => mutate({ auctionId: id, watched: !watched })}
        >
          {watched ? 'Stop Watching' : 'Watch'}
        </Button>
        {watched && (
          <Text size="small" tone="muted">
            On your list of{' '}
            <Link href={`${paths.myAuctionHorses}?part=watching`}>lots watched</Link>.
          </Text>
        )}
      </Inline>
      {error && <Refusal>{errorMessage(error)}</Refusal>}
    </Stack>
  );
}
