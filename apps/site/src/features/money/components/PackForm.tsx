import type { Receipt } from '@furlong/backend';
import { CREDIT_PACKS, type CreditPack, formatMoney, WEEKLY_CREDITS } from '@furlong/game/rules';
import {
  Button,
  Card,
  Fact,
  Facts,
  Inline,
  Money,
  RadioCards,
  Refusal,
  Stack,
  Text,
} from '@furlong/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useIdempotentMutation } from '../../../shared/api/useIdempotentMutation.ts';
import { takeCreditsMutation } from '../mutations.ts';
import { packCards } from '../packs.ts';

export interface PackFormProps {
  /** What the stable has, whole dollars. */
  credits: number;
  /** What of the week's packs it has had, whole dollars. */
  taken: number;
  /** What the player lets a week have, whole dollars; null for what the rule has. */
  ownLimit: number | null;
  userId: string;
  onTaken: (receipt: Receipt) => void;
}

/** A pack is chosen, and then taken: what the credits are with it is read in between. */
export function PackForm({ credits, taken, ownLimit, userId, onTaken }: PackFormProps) {
  const { send, sent, refusal, forget } = useIdempotentMutation<{ amount: CreditPack }, Receipt>({
    ...takeCreditsMutation(userId),
    onSuccess: onTaken,
  });
  const [amount, choose] = useState<CreditPack | null>(null);
  const [asked, ask] = useState(false);
  const left = Math.max(0, (ownLimit ?? WEEKLY_CREDITS) - taken);
  // The figures above push the button down, under what sticks to the foot of a phone's window.
  useEffect(() => {
    if (asked) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    if (!asked) return ask(true);
    await send({ amount });
    ask(false);
  };
  return (
    <Card element="section">
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="medium">
          <Facts>
            <Fact label="Credits" size="large">
              <Money amount={formatMoney(credits)} />
            </Fact>
            <Fact label="Left this week" size="large">
              <Money amount={formatMoney(left)} />
            </Fact>
          </Facts>
          <RadioCards
            label="Which pack"
            value={amount === null ? null : `${amount}`}
            onChange={({ value }) => {
              choose(CREDIT_PACKS.find((pack) => `${pack}` === value) ?? null);
              ask(false);
              forget();
            }}
            cards={packCards({ taken, ownLimit })}
          />
          {asked && amount !== null && (
            <Facts>
              <Fact label="To pay">
                <Money amount={formatMoney(0)} />
              </Fact>
              <Fact label="Credits afterwards">
                <Money amount={formatMoney(credits + amount)} />
              </Fact>
              <Fact label="Left this week afterwards">
                <Money amount={formatMoney(left - amount)} />
              </Fact>
            </Facts>
          )}
          {refusal !== null && <Refusal>{refusal.message}</Refusal>}
          <Inline gap="small">
            <Button
              type="submit"
              variant={asked ? 'gold' : 'secondary'}
              disabled={amount === null}
              busy={sent !== null}
            >
              {asked && amount !== null
                ? `Take ${formatMoney(amount)} of Play Credits`
                : 'Continue'}
            </Button>
            {asked && (
              <Button variant="secondary" disabled={sent !== null} onPress={() => ask(false)}>
                Cancel
              </Button>
            )}
          </Inline>
          <Text size="small" tone="muted">
            A week begins on Monday, 00:00 UTC. What the house gives in packs it puts less into
            purses, so that money keeps its worth.
          </Text>
        </Stack>
      </form>
    </Card>
  );
}
