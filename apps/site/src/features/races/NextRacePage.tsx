import { ButtonLink } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { serverNow } from '../../shared/time/clock.ts';
import { NoSuchRace, UpcomingRace } from './components/WayToRace.tsx';
import { nextRaceHead } from './heads.ts';
import { comingRacesQuery } from './queries.ts';

/**
 * Leads to the race that is off next. Its page keeps to it while it is run, and leads here again when
 * it is over.
 */
export default function NextRacePage() {
  const coming = useQuery(comingRacesQuery);
  if (anyFailed([coming])) {
    return <QueryFailed title="The next race could not be loaded" queries={[coming]} />;
  }
  const now = serverNow();
  const next = coming.data?.find(({ offAt }) => now < offAt);
  if (next) return <Navigate to={paths.race(next.id)} replace />;
  // What is kept may be of a while ago.
  if (coming.isFetching) return <UpcomingRace head={nextRaceHead} />;
  return (
    <NoSuchRace
      head={nextRaceHead}
      what="No race is planned at the moment"
      hint="The programme goes on shortly: this page leads to the next race as soon as it is opened."
      action={<ButtonLink href={paths.viewLastRace}>View the last race</ButtonLink>}
    />
  );
}
