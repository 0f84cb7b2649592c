import type { HorseRun, PublicHorse } from '@furlong/backend';
import {
  Card,
  Disclosure,
  Heading,
  Link,
  RatingPlot,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@furlong/ui';
import { sayRating } from '../../../shared/format/rating.ts';
import { formatDay } from '../../../shared/format/time.ts';
import { type RatingRow, toRatingRows } from '../../../shared/races/toRatingRows.ts';

const columns: readonly TableColumn<RatingRow>[] = [
  { id: 'race', head: 'Race', cell: ({ race, href }) => <Link href={href}>{race}</Link> },
  { id: 'when', head: 'Run', cell: ({ when }) => when },
  { id: 'before', head: 'Before', cell: ({ before }) => before, numeric: true },
  { id: 'change', head: 'Change', cell: ({ change }) => change, numeric: true },
  { id: 'after', head: 'After', cell: ({ after }) => after, numeric: true },
  { id: 'sum', head: 'The sum, in pounds', cell: ({ sum }) => sum },
];

export interface RatingHistoryProps {
  horse: PublicHorse;
  /** The newest first; at least one. */
  runs: readonly HorseRun[];
  /** The server's time, ms. */
  now: number;
}

/** A horse's rating from run to run, with the sum behind each change. */
export function RatingHistory({ horse, runs, now }: RatingHistoryProps) {
  const rows = toRatingRows(runs, horse.id, now);
  const moments = runs
    .map(({ id, offAt, ratingAfter, raceName }) => ({
      id,
      at: offAt,
      rating: ratingAfter,
      text: `${formatDay(offAt, now)}, ${raceName}: ${ratingAfter}`,
    }))
    .reverse();
  const ratings = moments.map(({ rating }) => rating);
  const [first, last] = [moments.at(0), moments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>Rating</Heading>
      <Card>
        <Stack gap="medium">
          {moments.length === 1 ? (
            <Text>After its only run so far it is {sayRating(first.rating)}.</Text>
          ) : (
            <RatingPlot
              summary={`Rating after each of ${runs.length} runs: from ${first.rating} to ${last.rating}, between ${Math.min(...ratings)} and ${Math.max(...ratings)}`}
              moments={moments}
              from={formatDay(first.at, now)}
              to={formatDay(last.at, now)}
            />
          )}
          <Disclosure title="The sum behind each change">
            <Stack gap="small">
              <Table
                caption="Changes of the rating, latest first"
                captionHidden
                columns={columns}
                rows={rows}
                rowId={({ id }) => id}
              />
              <Text size="small" tone="muted">
                Half of the way from the rating to what the run was worth, in pounds: the weight
                carried, less what the beaten lengths weigh over the distance, at the level of the
                race at which the middle one of its field ran to its rating. Figures are rounded.
              </Text>
            </Stack>
          </Disclosure>
        </Stack>
      </Card>
    </Stack>
  );
}
