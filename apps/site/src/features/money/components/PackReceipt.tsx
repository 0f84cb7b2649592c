import { formatMoney } from '@furlong/game/rules';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Fact,
  Facts,
  Heading,
  Inline,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ScreenOnly } from '../../../shared/page/ScreenOnly.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlayer } from '../../auth/index.ts';
import { receiptQuery } from '../queries.ts';

export interface PackReceiptProps {
  number: number;
  /** The way to another pack. */
  another: ReactNode;
}

/** The receipt of a pack: its number, when it was, what it was, and what the credits were with it. */
export function PackReceipt({ number, another }: PackReceiptProps) {
  const { userId, stableName } = usePlayer();
  const receipt = useQuery(receiptQuery(userId, number));
  if (anyFailed([receipt])) {
    return <QueryFailed title="The receipt could not be loaded" queries={[receipt]} />;
  }
  if (receipt.data === undefined) return <Skeleton height="14rem" />;
  if (receipt.data === null) {
    return (
      <EmptyState
        why="nothingFound"
        title="You have no receipt of this number"
        hint="Each pack that you took is in your purchase history, with its receipt."
        action={<ButtonLink href={paths.purchaseHistory}>Purchase History</ButtonLink>}
      />
    );
  }
  const { at, amount, balance } = receipt.data;
  return (
    <Card element="section">
      <Stack gap="medium">
        <Heading level={2}>Receipt {number}</Heading>
        <Facts>
          <Fact label="Stable">{stableName}</Fact>
          <Fact label="When">{formatDate(at)}</Fact>
          <Fact label="A pack of play credits">
            <Money amount={formatMoney(amount)} />
          </Fact>
          <Fact label="Paid">
            <Money amount={formatMoney(0)} />
          </Fact>
          <Fact label="Credits with it">
            <Money amount={formatMoney(balance)} />
          </Fact>
        </Facts>
        <Text size="small" tone="muted">
          Play credits of a demonstration: no real money is involved, and none was paid.
        </Text>
        <ScreenOnly>
          <Inline gap="small">
            <Button variant="secondary" onPress={() => window.print()}>
              Print
            </Button>
            <ButtonLink href={paths.purchaseHistory} variant="secondary">
              Purchase History
            </ButtonLink>
            {another}
          </Inline>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
