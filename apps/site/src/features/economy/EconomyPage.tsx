import type { EconomyWeek } from '@furlong/backend';
import {
  EmptyState,
  Heading,
  Link,
  Skeleton,
  Stack,
  StatTiles,
  Table,
  type TableColumn,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDayOfYear } from '../../shared/format/time.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { economyHead } from './heads.ts';
import { economyQuery } from './queries.ts';
import { type FlowRow, toFlows, toTiles, toWeekRow, type WeekRow } from './toEconomy.ts';

/** The game's money, week by week, for everybody to read. */
export default function EconomyPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...economyHead}
        intro="Where the credits of all stables come from, where they go, and how they lie: told every Monday for the week before."
      />
      <Weeks />
    </Stack>
  );
}

function Weeks() {
  const weeks = useQuery(economyQuery);
  if (anyFailed([weeks])) {
    return <QueryFailed title="The economy could not be loaded" queries={[weeks]} />;
  }
  if (!weeks.data) return <Skeleton height="32rem" />;
  const [last] = weeks.data;
  if (last === undefined) {
    return (
      <EmptyState
        title="No week is over yet"
        hint="The first report comes on Monday, once the week's boxes are charged."
      />
    );
  }
  return (
    <>
      <LastWeek week={last} />
      <Stack gap="small">
        <Heading>Week by week</Heading>
        <Table
          caption="The last weeks"
          captionHidden
          columns={weekColumns}
          rows={weeks.data.map(toWeekRow)}
          rowId={({ id }) => id}
        />
      </Stack>
      <Text tone="muted">
        Whether each race was fair is another question, with an answer of its own:{' '}
        <Link href={paths.fairness}>how a race can be checked</Link>.
      </Text>
    </>
  );
}

function LastWeek({ week }: { week: EconomyWeek }) {
  return (
    <Stack gap="small">
      <Heading>The week from {formatDayOfYear(week.beginsAt)}</Heading>
      <StatTiles label="The last week in figures" tiles={toTiles(week)} />
      {week.flows.length > 0 && (
        <Table
          caption="What came to stables, and what left them"
          captionHidden
          columns={flowColumns}
          rows={toFlows(week)}
          rowId={({ kind }) => kind}
        />
      )}
    </Stack>
  );
}

const flowColumns: readonly TableColumn<FlowRow>[] = [
  { id: 'what', head: 'For', cell: ({ what }) => what },
  { id: 'amount', head: 'Credits', cell: ({ amount }) => amount, numeric: true },
];

const weekColumns: readonly TableColumn<WeekRow>[] = [
  { id: 'week', head: 'Week from', cell: ({ week }) => week },
  { id: 'stables', head: 'Stables', cell: ({ stables }) => stables, numeric: true },
  { id: 'horses', head: 'Horses', cell: ({ horses }) => horses, numeric: true },
  { id: 'earned', head: 'Won per dollar', cell: ({ earned }) => earned, numeric: true },
  { id: 'median', head: 'Middle stable', cell: ({ median }) => median, numeric: true },
  { id: 'gini', head: 'Inequality', cell: ({ gini }) => gini, numeric: true },
  { id: 'price', head: 'Price of a horse', cell: ({ price }) => price, numeric: true },
];
