import type { MyChampionshipHorse, RoadRace } from '@furlong/backend';
import { cutOf } from '@furlong/game/rules';
import { EmptyState, LoadMore, Stack, StandingsTable } from '@furlong/ui';
import { useState } from 'react';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { sayCut } from '../divisionWords.ts';
import { type Drawn, pointsToCome, toStandingsRow } from '../toStandingsRow.ts';
import type { useStandings } from '../useDivision.ts';

/** Rows shown at first, and that each press on the end of the table adds: the final and the consolation. */
const aPage = 24;

export interface DivisionTableProps {
  /** The table; the page waits for it, so that nothing moves. */
  pages: ReturnType<typeof useStandings>;
  road: readonly RoadRace[];
  drawn: Drawn;
  mine: readonly MyChampionshipHorse[];
  /** The server's time, ms. */
  now: number;
}

/** A division's table, with its cut. */
export function DivisionTable({ pages, road, drawn, mine, now }: DivisionTableProps) {
  const [most, setMost] = useState(aPage);
  if (anyFailed([pages])) {
    return <QueryFailed title="The standings could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={12} />;
  const table = pages.data.pages.flat();
  if (table.length === 0) {
    // Without a point run for, the fields were drawn by ratings, and no table will open.
    if (drawn !== null) return null;
    return (
      <EmptyState
        title="No points yet"
        hint="The table opens with the first qualifier of the season."
        quiet
      />
    );
  }
  const cut = cutOf(table);
  const toCome = pointsToCome(road);
  const shown = table.slice(0, most);
  const showMore = () => {
    setMost(shown.length + aPage);
    if (table.length < shown.length + aPage && pages.hasNextPage) void pages.fetchNextPage();
  };
  return (
    <Stack gap="small">
      <StandingsTable
        caption="Standings"
        cut={sayCut(cut)}
        rows={shown.map((row) => toStandingsRow(row, table, { toCome, drawn }, now))}
        cutBelow={cut?.rank ?? null}
        myHorseIds={mine.map(({ horse }) => horse.id)}
      />
      <LoadMore
        of="horses"
        summary={`${shown.length} of ${pages.hasNextPage ? 'more than ' : ''}${pluralize(table.length, 'horse')} shown`}
        onLoadMore={shown.length < table.length || pages.hasNextPage ? showMore : undefined}
        busy={pages.isFetchingNextPage}
      />
    </Stack>
  );
}
