import type { RunCounts } from '@furlong/backend';
import { formatMoney, WEEK } from '@furlong/game/rules';
import { Card, Disclosure, EarningsPlot, Money, Stack, Table, type TableColumn } from '@furlong/ui';
import { csvName } from '../../../shared/csv/csv.ts';
import { formatDayOfYear } from '../../../shared/format/time.ts';
import { sumUpWeeks, toWeeks, type Week } from '../toWeeks.ts';
import { Section } from './Section.tsx';

const columns: readonly TableColumn<Week>[] = [
  // Weeks turn at midnight UTC for everybody.
  { id: 'from', head: 'Week from', cell: ({ from }) => formatDayOfYear(from, 'UTC') },
  { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true },
  { id: 'wins', head: 'Wins', cell: ({ wins }) => wins, numeric: true },
  {
    id: 'earnings',
    head: 'Earnings',
    cell: ({ earnings }) => <Money amount={formatMoney(earnings)} />,
    numeric: true,
  },
];

export interface EarningsProps {
  counts: RunCounts;
  season: number | null;
  /** The server's time, ms. */
  now: number;
  about: string | null;
}

/** What the runs earned, week by week. */
export function Earnings({ counts, season, now, about }: EarningsProps) {
  const weeks = toWeeks(counts, season, now);
  const [first, last] = [weeks[0]?.from ?? now, weeks.at(-1)?.from ?? now];
  return (
    <Section
      title="Earnings"
      csv={{
        what: 'earnings',
        fileName: csvName('earnings', about ?? ''),
        rows: () => [
          ['Week from', 'Runs', 'Wins', 'Earnings ($)'],
          ...weeks.map(({ from, runs, wins, earnings }) => [
            new Date(from).toISOString().slice(0, 10),
            ...[runs, wins, earnings],
          ]),
        ],
      }}
    >
      <Card>
        <Stack gap="medium">
          <EarningsPlot
            summary={sumUpWeeks(weeks)}
            weeks={weeks.map(({ from, earnings }) => ({
              id: `${from}`,
              amount: earnings,
              text: `Week from ${formatDayOfYear(from, 'UTC')}: ${formatMoney(earnings)}`,
            }))}
            from={weeks.length === 1 ? '' : formatDayOfYear(first, 'UTC')}
            to={now < last + WEEK ? 'This week' : formatDayOfYear(last, 'UTC')}
          />
          <Disclosure title="Week by week">
            <Table
              caption="Earnings week by week, latest first"
              captionHidden
              columns={columns}
              rows={weeks.toReversed()}
              rowId={({ from }) => `${from}`}
            />
          </Disclosure>
        </Stack>
      </Card>
    </Section>
  );
}
