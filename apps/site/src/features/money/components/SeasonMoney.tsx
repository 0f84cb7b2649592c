import type { MoneyWeek } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import {
  Card,
  Disclosure,
  EarningsPlot,
  Heading,
  Inline,
  Money,
  Stack,
  Table,
  type TableColumn,
} from '@furlong/ui';
import { CsvButton } from '../../../shared/csv/CsvButton.tsx';
import { csvName } from '../../../shared/csv/csv.ts';
import { formatDayOfYear } from '../../../shared/format/time.ts';

// Weeks turn at midnight UTC for everybody.
const dayOf = ({ beginsAt }: MoneyWeek) => formatDayOfYear(beginsAt, 'UTC');

const columns: readonly TableColumn<MoneyWeek>[] = [
  { id: 'from', head: 'Week from', cell: dayOf },
  {
    id: 'came',
    head: 'In',
    cell: ({ came }) => <Money amount={formatMoney(came)} tone="gain" />,
    numeric: true,
  },
  {
    id: 'went',
    head: 'Out',
    cell: ({ went }) => <Money amount={formatMoney(went)} tone="loss" />,
    numeric: true,
  },
  {
    id: 'balance',
    head: 'At its end',
    cell: ({ balance }) => <Money amount={formatMoney(balance)} />,
    numeric: true,
  },
];

/** What credits and wallet held together, week by week of the season. */
export default function SeasonMoney({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Stack gap="small">
      <Inline gap="small" justify="between">
        <Heading level={2}>This season</Heading>
        <CsvButton
          what="the season"
          fileName={csvName('season', 'money')}
          rows={() => [
            ['Week from', 'In ($)', 'Out ($)', 'At its end ($)'],
            ...weeks.map(({ beginsAt, came, went, balance }) => [
              new Date(beginsAt).toISOString().slice(0, 10),
              ...[came, went, balance],
            ]),
          ]}
        />
      </Inline>
      <Card>
        <Stack gap="medium">
          <EarningsPlot
            summary={`Credits and wallet at the end of ${weeks.length === 1 ? 'this week' : `${weeks.length} weeks`}: ${formatMoney(last.balance)} now, ${formatMoney(first.balance)} at the end of the first.`}
            weeks={weeks.map((week) => ({
              id: `${week.beginsAt}`,
              amount: week.balance,
              text: `Week from ${dayOf(week)}: ${formatMoney(week.balance)}`,
            }))}
            from={weeks.length === 1 ? '' : dayOf(first)}
            to="This week"
          />
          <Disclosure title="Week by week">
            <Table
              caption="Money week by week, latest first"
              captionHidden
              columns={columns}
              rows={weeks.toReversed()}
              rowId={({ beginsAt }) => `${beginsAt}`}
            />
          </Disclosure>
        </Stack>
      </Card>
    </Stack>
  );
}
