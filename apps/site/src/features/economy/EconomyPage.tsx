import type { EconomyWeek } from '@furlong/backend';
import { LEAST_STABLES_TOLD } from '@furlong/game/rules';
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
import { TableLoading } from '../../shared/page/TableLoading.tsx';
import { paths } from '../../shared/paths.ts';
import { HousePart } from './components/HousePart.tsx';
import { Transfers } from './components/Transfers.tsx';
import { economyHead } from './heads.ts';
import { economyQuery, purseWeeksQuery } from './queries.ts';
import { type FlowRow, toFlows, toTiles, toWeekRow, type WeekRow } from './toEconomy.ts';

/** The game's money, week by week, for everybody to read. */
export default function EconomyPage() {
  return (
    <Stack gap="large">
      <PageHeading
        {...economyHead}
        intro="Where the credits of all stables come from, where they go, and how evenly they are spread: told every Monday for the week before."
      />
      <Weeks />
    </Stack>
  );
}

function Weeks() {
  const weeks = useQuery(economyQuery);
  const purses = useQuery(purseWeeksQuery);
  if (anyFailed([weeks, purses])) {
    return <QueryFailed title="The economy could not be loaded" queries={[weeks, purses]} />;
  }
  if (!weeks.data || !purses.data) return <WeeksLoading />;
  const [last] = weeks.data;
  if (last === undefined) {
    return (
      <EmptyState
        title="No week can be told yet"
        hint={`A week is told on the Monday after it, and from ${LEAST_STABLES_TOLD} stables on: of fewer, its figures would say what one of them has.`}
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
      <Transfers weeks={weeks.data} />
      <HousePart weeks={purses.data} />
      <Text tone="muted">
        Whether each race was fair is another question, with an answer of its own:{' '}
        <Link href={paths.fairness}>how a race can be checked</Link>.
      </Text>
    </>
  );
}

function WeeksLoading() {
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Skeleton width="18rem" height="2rem" />
        <StatTiles
          label="The last week in figures"
          tiles={[
            { label: 'Won per dollar spent', value: null, detail: null },
            { label: 'The middle stable has', value: null, detail: null },
            { label: 'Inequality', value: null, detail: null },
            { label: 'Price of a horse', value: null, detail: null },
          ]}
        />
        <TableLoading heading={null} rows={7} />
      </Stack>
      <TableLoading heading="12rem" rows={7} />
    </Stack>
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
