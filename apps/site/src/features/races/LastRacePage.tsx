import { ButtonLink } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { paths } from '../../shared/paths.ts';
import { NoSuchRace, UpcomingRace } from './components/WayToRace.tsx';
import { lastRaceHead } from './heads.ts';
import { lastRaceQuery } from './queries.ts';

/** Leads to the film of the last race that was run. */
export default function LastRacePage() {
  const last = useQuery(lastRaceQuery);
  if (anyFailed([last])) {
    return <QueryFailed title="The last race could not be loaded" queries={[last]} />;
  }
  if (last.data === undefined) return <UpcomingRace head={lastRaceHead} />;
  if (last.data) return <Navigate to={paths.filmOfRace(last.data.race.id)} replace />;
  return (
    <NoSuchRace
      head={lastRaceHead}
      what="No race has been run yet"
      hint="The first one can be watched as it is run, and its film is kept."
      action={<ButtonLink href={paths.nextRace}>Go to the next race</ButtonLink>}
    />
  );
}
