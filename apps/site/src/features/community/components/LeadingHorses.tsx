import type { Sex } from '@furlong/game/rules';
import { ButtonLink, EmptyState, HorseLeaderboard, HorseLeaderboardSkeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { useMyStableId } from '../../stable/index.ts';
import { topHorsesQuery } from '../queries.ts';
import { toHorseLeaderboardRow } from '../toHorseLeaderboardRow.ts';

/** The horses that have won most, of one sex or both. */
export function LeadingHorses({ sex }: { sex: Sex | null }) {
  const horses = useQuery(topHorsesQuery(sex));
  const myStableId = useMyStableId();
  const now = useNow(60_000);

  if (anyFailed([horses])) {
    return <QueryFailed title="The horses could not be loaded" queries={[horses]} />;
  }
  if (!horses.data) return <HorseLeaderboardSkeleton />;
  if (horses.data.length === 0) {
    return (
      <EmptyState
        title={`No ${sex === null ? 'horse' : sex === 'male' ? 'colt' : 'filly or mare'} has won yet`}
        hint="The first winner from a player’s stable opens the list. House horses are not ranked."
        action={<ButtonLink href={paths.futureRaces}>See the future races</ButtonLink>}
      />
    );
  }
  return (
    <HorseLeaderboard
      caption="Horses by wins"
      rows={horses.data.map((horse) => toHorseLeaderboardRow(horse, now))}
      {...(myStableId !== null && { myStableId })}
    />
  );
}
