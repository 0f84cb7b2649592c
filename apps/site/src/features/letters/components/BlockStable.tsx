import type { CorrespondingStable } from '@furlong/backend';
import { Button, Notice, Refusal } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { usePlayer } from '../../auth/index.ts';
import { type Block, blockStableMutation } from '../mutations.ts';

export interface BlockStableProps {
  stable: CorrespondingStable;
  blocked: boolean;
}

/** Takes no letters of a stable any more, or takes them again. */
export function BlockStable({ stable, blocked }: BlockStableProps) {
  const { send, sent, refusal } = useIdempotentMutation<Block, void>(
    blockStableMutation(usePlayer().userId),
  );
  const button = (
    <Button
      variant="secondary"
      size="small"
      busy={sent !== null}
      onPress={() => void send({ stableId: stable.id, blocked: !blocked })}
    >
      {blocked ? 'Let In Again' : 'Block This Stable'}
    </Button>
  );
  return (
    <>
      {blocked ? (
        <Notice tone="info" action={button}>
          {`You have blocked ${stable.name}: no letters go between you. It is not told.`}
        </Notice>
      ) : (
        button
      )}
      {refusal && <Refusal>{refusal.message}</Refusal>}
    </>
  );
}
