import type { PurseWeek } from '@furlong/backend';
import { Heading, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { type PurseRow, toPurseRow, toPurseWords } from '../toPurses.ts';

/** What the house pays toward purses, why, and what it paid before. */
export function HousePart({ weeks }: { weeks: readonly PurseWeek[] }) {
  return (
    <Stack gap="small">
      <Heading>What the house pays toward purses</Heading>
      <Text>{toPurseWords(weeks)}</Text>
      {weeks.length > 0 && (
        <Table
          caption="The house’s part of purses, week by week"
          captionHidden
          columns={columns}
          rows={weeks.map(toPurseRow)}
          rowId={({ id }) => id}
        />
      )}
    </Stack>
  );
}

const columns: readonly TableColumn<PurseRow>[] = [
  { id: 'week', head: 'Week from', cell: ({ week }) => week },
  { id: 'part', head: 'House’s part', cell: ({ part }) => part, numeric: true },
  { id: 'won', head: 'Won before', cell: ({ won }) => won, numeric: true },
  { id: 'spent', head: 'Spent before', cell: ({ spent }) => spent, numeric: true },
  { id: 'each', head: 'Won per dollar', cell: ({ each }) => each, numeric: true },
];
