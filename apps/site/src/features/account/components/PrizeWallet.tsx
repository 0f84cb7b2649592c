import type { WalletKind } from '@furlong/backend';
import { Card, Heading, Refusal, Stack, Switch, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { prizeWalletMutation } from '../mutations.ts';

export interface PrizeWalletProps {
  prizesTo: WalletKind;
  userId: string;
}

/** Where the stable's prizes go as they come: chosen once, and kept. */
export function PrizeWallet({ prizesTo, userId }: PrizeWalletProps) {
  const { send, sent, refusal } = useIdempotentMutation<{ prizesTo: WalletKind }, void>(
    prizeWalletMutation(userId),
  );
  const shown = sent?.prizesTo ?? prizesTo;
  return (
    <Card element="section">
      <Stack gap="small">
        <Heading level={2}>As prizes come</Heading>
        <Switch
          label="Pay prizes into my credits"
          on={shown === 'credits'}
          disabled={sent !== null}
          onChange={({ on }) => void send({ prizesTo: on ? 'credits' : 'wallet' })}
        />
        <Text size="small" tone="muted">
          {shown === 'credits'
            ? 'What your horses win goes to your credits, to be spent. What is in your wallet stays there.'
            : 'What your horses win goes to your wallet, until you move it.'}
        </Text>
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
      </Stack>
    </Card>
  );
}
