import type { Wallets } from '@furlong/backend';
import {
  type AskedRace,
  formatMoney,
  fromWallet,
  gameErrors,
  joinsUntil,
  purseOfFees,
  REQUEST_LISTING,
  requestConditions,
} from '@furlong/game/rules';
import {
  Button,
  Card,
  Fact,
  Facts,
  Heading,
  Inline,
  Money,
  Notice,
  Refusal,
  Stack,
  Text,
} from '@furlong/ui';
import { sayWhen } from '../../../shared/format/time.ts';

export interface AskSummaryProps {
  asked: AskedRace;
  wallets: Wallets;
  /** The server's time, ms. */
  now: number;
  /** Why it cannot be asked for, in a sentence; null where it can. */
  fault: string | null;
  /** Why the server refused it; null where it did not. */
  refusal: string | null;
  busy: boolean;
  /** With what of the price comes out of the wallet, in whole dollars. */
  onAsk: (fromWallet: number) => void;
}

/** What the race would be, what it costs and what comes back, and the button that asks for it. */
export function AskSummary({ asked, wallets, now, fault, refusal, busy, onAsk }: AskSummaryProps) {
  const price = asked.entryFee + REQUEST_LISTING;
  const moved = fromWallet(price, wallets);
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>What you ask for</Heading>
        <Text>{requestConditions(asked)}</Text>
        <Facts>
          <Fact label="You pay now" size="large">
            <Money amount={formatMoney(price)} />
          </Fact>
          <Fact label="Purse" size="large">
            <Money amount={formatMoney(purseOfFees(asked))} tone="gold" />
          </Fact>
        </Facts>
        <Text tone="muted">
          {`The fee of ${formatMoney(asked.entryFee)} comes back if the race does not fill by ${sayWhen(joinsUntil(asked), now)}, or if you leave before it is full. The listing, ${formatMoney(REQUEST_LISTING)}, does not. The purse is nine tenths of the fees, and nothing is added.`}
        </Text>
        {fault !== null && <Notice tone="info">{fault}</Notice>}
        {fault === null && moved === null && (
          <Notice tone="info">{gameErrors.too_few_credits}</Notice>
        )}
        {refusal !== null && <Refusal>{refusal}</Refusal>}
        <Inline>
          <Button
            variant="gold"
            busy={busy}
            disabled={fault !== null || moved === null}
            onPress={() => onAsk(moved ?? 0)}
          >
            {moved === null || moved === 0
              ? `Ask for ${formatMoney(price)}`
              : `Move ${formatMoney(moved)} and Ask`}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
