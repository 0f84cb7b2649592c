import type { MyPaper } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import {
  ActivityList,
  ButtonLink,
  Heading,
  Inline,
  Link,
  Money,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@furlong/ui';
import { formatSignedMoney } from '../../../shared/format/money.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { toActivityItems } from '../../stable/index.ts';
import { sayRuns, saySessions, toMoneyRows } from '../toOwnWords.ts';
import { OwnRuns } from './OwnRuns.tsx';

type MoneyRow = ReturnType<typeof toMoneyRows>[number];

const columns: readonly TableColumn<MoneyRow>[] = [
  { id: 'what', head: 'For', cell: ({ label }) => label },
  {
    id: 'amount',
    head: 'Amount',
    cell: ({ amount }) => (
      <Money amount={formatMoney(Math.abs(amount))} tone={amount < 0 ? 'loss' : 'gain'} />
    ),
    numeric: true,
    besideName: 'behind',
    cardHead: false,
  },
];

export interface OwnPartProps {
  paper: MyPaper;
  isToday: boolean;
}

/** What the own stable did: its runs, its work, its money, and what else happened to it. */
export function OwnPart({ paper, isToday }: OwnPartProps) {
  const { runs, more, sessions, news, money, from, to } = paper;
  const rows = toMoneyRows(money);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const quiet = runs.length + sessions.length + news.length + rows.length === 0;
  return (
    <Stack gap="small">
      <Heading level={2}>{isToday ? 'While You Were Away' : 'Your Stable'}</Heading>
      <Text tone="muted">
        {isToday ? `Since ${formatWhen(from, to)}. ` : ''}
        {quiet
          ? `A quiet ${isToday ? 'time' : 'day'}: none of your horses ran or worked, and no money moved.`
          : sayRuns(runs, more)}
      </Text>
      {quiet && isToday && (
        <Inline gap="small">
          <ButtonLink href={paths.enterRace()} size="small">
            Enter a Race
          </ButtonLink>
          <ButtonLink href={paths.train()} variant="secondary" size="small">
            Train
          </ButtonLink>
        </Inline>
      )}
      {runs.length > 0 && <OwnRuns runs={runs} now={to} />}
      {more && (
        <Text size="small">
          There was more: all of it is in <Link href={paths.myRaceResults}>My Race Results</Link>{' '}
          and on the <Link href={paths.raceCalendar}>Race Calendar</Link>.
        </Text>
      )}
      {sessions.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Sessions</Heading>
          {saySessions(sessions).map(({ id, name, text }) => (
            <Text key={id}>
              <Link href={paths.horse(id)}>{name}</Link>: {text}.
            </Text>
          ))}
        </Stack>
      )}
      {rows.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>Money</Heading>
          <Table
            caption={`In and out, whole days: ${formatSignedMoney(sum)} in all`}
            columns={columns}
            rows={rows}
            rowId={({ subject }) => subject}
          />
        </Stack>
      )}
      {news.length > 0 && (
        <Stack gap="xsmall">
          <Heading level={3}>News of Your Stable</Heading>
          <ActivityList items={toActivityItems(news, { now: to })} />
        </Stack>
      )}
    </Stack>
  );
}
