import type { MyEntry, Stable } from '@furlong/backend';
import { formatMoney, type RunningStyle } from '@furlong/game/rules';
import {
  Chance,
  Fact,
  Facts,
  GradeBadge,
  HorseLine,
  Inline,
  Link,
  Modal,
  OwnEntry,
  RowButton,
  RowButtonLink,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  WithdrawEntry,
} from '@furlong/ui';
import { Suspense, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { usePlayer } from '../../auth/index.ts';
import { JockeyOrders, useWithdrawal } from '../../races/index.ts';
import { type EntryAhead, toEntryAhead } from '../toEntryAhead.ts';

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
    <HorseLine {...told.line} silks={silks} note={<Note told={told} entry={entry} />}>
      {told.open && (
        <>
          <RowButton
            aside
            label={`Change Orders of ${entry.horse.name}`}
            onPress={() => setOrdering(true)}
          >
            Change Orders
          </RowButton>
          <WithdrawEntry {...own} />
          <Modal
            open={ordering}
            onClose={() => setOrdering(false)}
            title={`Orders for ${entry.horse.name}`}
          >
            <Suspense fallback={<Skeleton height="5.5rem" />}>
              <JockeyOrders race={race} runner={entry} playerId={userId} />
            </Suspense>
          </Modal>
        </>
      )}
      {told.state === 'inProgress' && (
        <RowButtonLink href={paths.race(race.id)} label={`Watch the ${race.name}`}>
          Watch
        </RowButtonLink>
      )}
    </HorseLine>
  );
}

/** Which race, how far it has come, and what is known of the horse's part in it. */
function Note({ told, entry: { race } }: { told: EntryAhead; entry: MyEntry }) {
  return (
    <Stack gap="xsmall">
      <Inline gap="xsmall">
        <Link href={paths.race(race.id)}>{race.name}</Link>
        <GradeBadge grade={race.grade} />
        <StatusBadge status={told.state} />
        {told.open && <ClosesIn race={race} />}
      </Inline>
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
    </Stack>
  );
}
