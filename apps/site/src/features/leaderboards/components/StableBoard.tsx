import { sharedRanks } from '@furlong/game/rules';
import { LeaderboardTable, LeaderboardTableSkeleton, Podium, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useViewer } from '../../auth/index.ts';
import { useMyStableId } from '../../stable/index.ts';
import type { BoardView } from '../boardAddress.ts';
import { rankedBy, sayOrder } from '../lensWords.ts';
import { leadingStablesQuery, myStableStandingQuery } from '../queries.ts';
import { toStableRow } from '../toStableRow.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { MyStanding } from './MyStanding.tsx';

/** The stables through a lens: the first three, all, and where the player's stands. */
export function StableBoard({ view }: { view: BoardView }) {
  const { lens, season } = view;
  const myStableId = useMyStableId();
  const { playerId, known } = useViewer();
  const stables = useInfiniteQuery(leadingStablesQuery(lens, season));
  const own = useQuery({
    ...myStableStandingQuery(playerId, lens, season),
    enabled: playerId !== '',
  });

  if (anyFailed([stables])) {
    return <QueryFailed title="The stables could not be loaded" queries={[stables]} />;
  }
  // Where the player stands comes before the table, which waits for it so that nothing moves.
  if (!stables.data || !known || own.isLoading) return <LeaderboardTableSkeleton />;
  const board = stables.data.pages.flat();
  const ranks = sharedRanks(board);
  const rows = board.map((stable, index) => toStableRow(stable, ranks[index] ?? 0, lens));
  if (rows.length === 0) return <BoardEmpty ranked="stables" view={view} />;
  return (
    <Stack gap="medium">
      <Podium
        label={`The first three stables ${sayOrder[lens]}`}
        steps={rows.slice(0, 3).map((row) => ({
          ...{ id: row.stableId, rank: row.rank, name: row.stable, href: row.href },
          ...{ silks: row.silks, of: row.owner, figure: row.score, house: row.house },
          mine: row.stableId === myStableId,
        }))}
      />
      {anyFailed([own]) && (
        <QueryFailed title="Where your stable stands could not be loaded" queries={[own]} />
      )}
      {own.data && (
        <MyStanding standing={own.data} lens={lens} href={paths.publicStable(own.data.id)} />
      )}
      <LeaderboardTable
        caption={`Stables ${sayOrder[lens]}`}
        rows={rows}
        by={rankedBy[lens]}
        {...(myStableId !== null && { myStableId })}
      />
      <ShowMore count={rows.length} of="stable" pages={stables} />
    </Stack>
  );
}
