import type { MyEntry, Stable } from '@furlong/backend';
import { formatMoney, type RunningStyle } from '@furlong/game/rules';
import {
  Card,
  Chance,
  Fact,
  Facts,
  GradeBadge,
  HorseLine,
  Inline,
  Link,
  OwnEntry,
  RowButton,
  RowButtonLink,
  Stack,
  StatusBadge,
  Text,
  WithdrawEntry,
} from '@furlong/ui';
import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { usePlayer } from '../../auth/index.ts';
import { JockeyOrders, useWithdrawal } from '../../races/index.ts';
import { toEntryAhead } from '../toEntryAhead.ts';

export interface AheadCardProps {
  entry: MyEntry;
  /** How it will be ridden; undefined of an entry made since that was asked for. */
  orders: RunningStyle | undefined;
  silks: Stable['silks'];
  /** The server's time, ms. */
  now: number;
  onWithdrawn: () => void;
}

/** An entry ahead: how it stands, and, while entries are open, its orders and the way out of it. */
export function AheadCard({ entry, orders, silks, now, onWithdrawn }: AheadCardProps) {
  const { userId } = usePlayer();
  const { race, horseId } = entry;
  const [ordering, setOrdering] = useState(false);
  const withdrawal = useWithdrawal(userId, { raceId: race.id, horseId }, onWithdrawn);
  const told = toEntryAhead(entry, orders, now);
  const own = {
    ...withdrawal,
    horse: entry.horse.name,
    race: race.name,
    fee: race.entryFee === 0 ? null : formatMoney(race.entryFee),
  };
  if (withdrawal.progress.state === 'withdrawn') {
    return (
      <OwnEntry {...own} portrait={told.line.portrait} silks={silks}>
        {null}
      </OwnEntry>
    );
  }
  return (
    <Card padding="small">
      <Stack gap="small">
        <HorseLine
          {...told.line}
          silks={silks}
          note={
            <Inline gap="xsmall">
              <Link href={paths.race(race.id)}>{race.name}</Link>
              <GradeBadge grade={race.grade} />
              <StatusBadge status={told.state} />
            </Inline>
          }
        >
          {told.open && (
            <>
              <RowButton
                aside
                label={`Change Orders of ${entry.horse.name}`}
                onPress={() => setOrdering((open) => !open)}
              >
                Change Orders
              </RowButton>
              <WithdrawEntry {...own} />
            </>
          )}
          {told.state === 'inProgress' && (
            <RowButtonLink href={paths.race(race.id)}>Watch</RowButtonLink>
          )}
        </HorseLine>
        {told.stage !== null && <Text size="small">{told.stage}</Text>}
        <Facts>
          {told.draw !== null && <Fact label="Draw">{told.draw}</Fact>}
          {told.weight !== null && <Fact label="Weight">{told.weight}</Fact>}
          {told.jockey !== null && <Fact label="Jockey">{told.jockey}</Fact>}
          <Fact label="Orders">{told.orders}</Fact>
          <Fact label="Field">{told.field}</Fact>
          {told.chance !== null && (
            <Fact label="Chance">
              <Chance chance={told.chance} />
            </Fact>
          )}
        </Facts>
        {told.open && <ClosesIn race={race} />}
        {told.open && ordering && <JockeyOrders race={race} runner={entry} playerId={userId} />}
      </Stack>
    </Card>
  );
}
