import { toPublishedRace } from '@furlong/backend/published';
import { Skeleton, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { lastRaceQuery } from '../../races/index.ts';
import { VerifyBriefly } from '../../rerun/index.ts';

/** Runs the last race again, and compares it with what was published. */
export function VerifyLastRace() {
  const last = useQuery(lastRaceQuery);
  if (anyFailed([last])) {
    return <QueryFailed title="The last race could not be loaded" queries={[last]} />;
  }
  if (last.data === undefined) return <Skeleton height="7rem" />;
  const published = last.data && toPublishedRace(last.data);
  return last.data && published ? (
    <VerifyBriefly key={last.data.race.id} result={last.data} published={published} />
  ) : (
    <Text tone="muted">No race has been run yet. The first result can be checked.</Text>
  );
}
