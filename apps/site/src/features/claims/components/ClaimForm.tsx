import type { ClaimableRunner, ClaimingRace } from '@furlong/backend';
import { formatMoney, fromWallet, gameErrors, type Means } from '@furlong/game/rules';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  HeldMoney,
  Inline,
  Notice,
  Refusal,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { myWalletsQuery } from '../../stable/index.ts';
import { type Claim, claimMutation } from '../mutations.ts';

export interface ClaimFormProps {
  race: ClaimingRace;
  runner: ClaimableRunner;
  onClose: () => void;
}

/** What a claim holds, what is left, and what can be lost; the second of its two presses makes it. */
export function ClaimForm(props: ClaimFormProps) {
  const { userId } = usePlayer();
  const wallets = useQuery(myWalletsQuery(userId));
  if (anyFailed([wallets])) {
    return <QueryFailed title="Your credits could not be loaded" queries={[wallets]} />;
  }
  if (!wallets.data) return <Skeleton height="12rem" />;
  return <Form {...props} means={wallets.data} userId={userId} />;
}

function Form({
  race,
  runner,
  onClose,
  means,
  userId,
}: ClaimFormProps & { means: Means; userId: string }) {
  const [done, setDone] = useState(false);
  const { send, sent, refusal } = useIdempotentMutation<Claim, string>({
    ...claimMutation(userId),
    onSuccess: () => setDone(true),
  });
  const { horse } = runner;
  const price = race.claimPrice;
  const moved = fromWallet(price, means);
  if (done) {
    return (
      <div role="status">
        <Notice
          tone="success"
          action={
            <ButtonLink href={paths.myClaimsHistory} variant="secondary" size="small">
              My claims
            </ButtonLink>
          }
        >
          {`You have claimed ${horse.name}. ${formatMoney(price)} is held until the race is run.`}
        </Notice>
      </div>
    );
  }
  const claim = () => send({ raceId: race.id, horseId: horse.id, fromWallet: moved ?? 0 });
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={3}>{`Claim ${horse.name}`}</Heading>
        <Text>
          {`It runs for ${runner.stable.name}, which keeps the prize and what the horse wears. Then it is yours, whatever became of it in the race. Where others claim it too the seed draws, and who is not drawn has all of it back. A claim cannot be taken back.`}
        </Text>
        {moved === null ? (
          <Notice tone="info">{gameErrors.too_few_credits}</Notice>
        ) : (
          <HeldMoney
            held={formatMoney(price)}
            fromWallet={moved > 0 ? formatMoney(moved) : null}
            left={formatMoney(means.credits + moved - price)}
            guide={formatMoney(runner.guide)}
          />
        )}
        <Text size="small" tone="muted">
          For ten days it is not sold, and runs in claiming races only at a higher price.
        </Text>
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
        <Inline gap="small">
          <Button
            variant="gold"
            busy={sent !== null}
            disabled={moved === null}
            onPress={() => void claim()}
          >
            {`Hold ${formatMoney(price)} and Claim`}
          </Button>
          <Button variant="secondary" disabled={sent !== null} onPress={onClose}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
