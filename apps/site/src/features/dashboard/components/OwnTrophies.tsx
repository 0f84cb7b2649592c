import { Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { Trophies } from '../../../shared/races/Trophies.tsx';
import { myTrophiesQuery } from '../../stable/index.ts';
import { TrophiesLoading } from './TrophiesLoading.tsx';

/** The graded races that the player's stable has won. */
export function OwnTrophies({ userId }: { userId: string }) {
  const won = useQuery(myTrophiesQuery(userId));
  if (anyFailed([won])) {
    return <QueryFailed title="Your trophies could not be loaded" queries={[won]} />;
  }
  if (!won.data) return <TrophiesLoading />;
  if (won.data.length === 0) {
    return (
      <Text tone="muted">A cup for every Grade 1, 2 or 3 race that you win will stand here.</Text>
    );
  }
  return <Trophies won={won.data} />;
}
