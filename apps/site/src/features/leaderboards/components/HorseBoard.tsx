import { sharedRanks } from '@furlong/game/rules';
import { HorseLeaderboard, HorseLeaderboardSkeleton, Podium, Stack } from '@furlong/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useViewer } from '../../auth/index.ts';
import { useMyStableId } from '../../stable/index.ts';
import type { BoardView } from '../boardAddress.ts';
import { rankedBy, sayOrder } from '../lensWords.ts';
import { leadingHorsesQuery, myHorseStandingQuery } from '../queries.ts';
import { toHorseLeaderboardRow } from '../toHorseLeaderboardRow.ts';
import { BoardEmpty } from './BoardEmpty.tsx';
import { MyStanding } from './MyStanding.tsx';

/** The horses through a lens: the first three, all, and where the best of the player's stands. */
export function HorseBoard({ view }: { view: BoardView }) {
  const { lens, season, scope, sex } = view;
  const myStableId = useMyStableId();
  const { playerId, known } = useViewer();
  const horses = useInfiniteQuery(leadingHorsesQuery(lens, season, scope, sex));
  const own = useQuery({
    ...myHorseStandingQuery(playerId, lens, season, scope, sex),
    enabled: playerId !== '',
  });
  const now = useNow(60_000);

  if (anyFailed([horses])) {
    return <QueryFailed title="The horses could not be loaded" queries={[horses]} />;
  }
  // Where the player stands comes before the table, which waits for it so that nothing moves.
  if (!horses.data || !known || own.isLoading) return <HorseLeaderboardSkeleton />;
  const board = horses.data.pages.flat();
  const ranks = sharedRanks(board);
  const rows = board.map((horse, index) =>
    toHorseLeaderboardRow(horse, ranks[index] ?? 0, lens, now),
  );
  if (rows.length === 0) return <BoardEmpty ranked="horses" view={view} />;
  return (
    <Stack gap="medium">
      <Podium
        label={`The first three horses ${sayOrder[lens]}`}
        steps={rows.slice(0, 3).map((row) => ({
          ...{ id: row.portrait.horseId, rank: row.rank, name: row.horse, href: row.horseHref },
          ...{ silks: row.silks, portrait: row.portrait, of: row.stable, figure: row.score },
          ...{ house: row.house, mine: row.stableId === myStableId },
        }))}
      />
      {anyFailed([own]) && (
        <QueryFailed title="Where your horses stand could not be loaded" queries={[own]} />
      )}
      {own.data && <MyStanding standing={own.data} lens={lens} href={paths.horse(own.data.id)} />}
      <HorseLeaderboard
        caption={`Horses ${sayOrder[lens]}`}
        rows={rows}
        by={rankedBy[lens]}
        {...(myStableId !== null && { myStableId })}
      />
      <ShowMore count={rows.length} of="horse" pages={horses} />
    </Stack>
  );
}
