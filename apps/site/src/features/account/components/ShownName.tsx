import type { OwnerName } from '@furlong/backend';
import { type OwnerNameShown, ownerNamesShown, shownOwnerName } from '@furlong/game/rules';
import { Card, RadioCards, Refusal, Stack, Text } from '@furlong/ui';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { ownerNameMutation } from '../mutations.ts';

export interface ShownNameProps {
  name: OwnerName;
  stableName: string;
  userId: string;
}

const titles: Readonly<Record<OwnerNameShown, string>> = {
  initial: 'First name and initial',
  full: 'Full name',
  none: 'The stable alone',
};

/** What stands beside the stable on leaderboards and its page: chosen at once, for every reader. */
export function ShownName({ name, stableName, userId }: ShownNameProps) {
  const { send, sent, refusal } = useIdempotentMutation<{ shown: OwnerNameShown }, void>(
    ownerNameMutation(userId),
  );
  const shown = sent?.shown ?? name.shown;
  return (
    <Card element="section">
      <Stack gap="medium">
        <RadioCards
          label="What others read"
          value={shown}
          onChange={({ value }) => void send({ shown: value })}
          cards={ownerNamesShown.map((each) => ({
            value: each,
            title: titles[each],
            note: [stableName, shownOwnerName(name.fullName, each)].filter(Boolean).join(', '),
          }))}
        />
        <div role="status">
          <Text size="small" tone="muted">
            {sent === null
              ? `Others read: ${shownOwnerName(name.fullName, shown) ?? 'your stable’s name alone'}`
              : 'It is being changed.'}
          </Text>
        </div>
        {refusal !== null && <Refusal>{refusal.message}</Refusal>}
      </Stack>
    </Card>
  );
}
