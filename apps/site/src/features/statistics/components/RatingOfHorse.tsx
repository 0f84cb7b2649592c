import type { RatingHistory } from '@furlong/backend';
import { Card, Disclosure, RatingPlot, Stack, Table, type TableColumn } from '@furlong/ui';
import { formatSigned } from '../../../shared/format/signed.ts';
import { formatDay, formatDayOfYear } from '../../../shared/format/time.ts';
import { formatMoment } from '../formatMoment.ts';

interface RatedRun {
  id: string;
  when: string;
  before: number;
  after: number;
}

const columns: readonly TableColumn<RatedRun>[] = [
  { id: 'when', head: 'Run', cell: ({ when }) => when },
  { id: 'before', head: 'Before', cell: ({ before }) => before, numeric: true },
  {
    id: 'change',
    head: 'Change',
    cell: ({ before, after }) => formatSigned(after - before),
    numeric: true,
  },
  { id: 'after', head: 'After', cell: ({ after }) => after, numeric: true },
];

/** A horse's rating from run to run. `now` is the server's time, ms. */
export function RatingOfHorse({ history, now }: { history: RatingHistory; now: number }) {
  const { runs, ratingBefore, horseName } = history;
  const ratings = runs.map(({ rating }) => rating);
  const rows = runs.map(
    ({ at, rating }, index): RatedRun => ({
      id: `${at}`,
      when: formatMoment(at),
      before: ratings[index - 1] ?? ratingBefore,
      after: rating,
    }),
  );
  const [first, last] = [runs[0]?.at ?? now, runs.at(-1)?.at ?? now];
  return (
    <Card>
      <Stack gap="medium">
        <RatingPlot
          summary={`Rating of ${horseName} after ${runs.length === 1 ? 'its run' : `each of ${runs.length} runs`}: from ${ratingBefore} to ${ratings.at(-1) ?? ratingBefore}, between ${Math.min(...ratings)} and ${Math.max(...ratings)}`}
          moments={runs.map(({ at, rating }) => ({
            id: `${at}`,
            at,
            rating,
            text: `${formatMoment(at)}: ${rating}`,
          }))}
          from={runs.length === 1 ? '' : formatDayOfYear(first)}
          to={formatDay(last, now)}
        />
        <Disclosure title="Run by run">
          <Table
            caption="Ratings run by run, latest first"
            captionHidden
            columns={columns}
            rows={rows.toReversed()}
            rowId={({ id }) => id}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}
