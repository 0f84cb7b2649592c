import { EmptyState, RaceCard, Skeleton } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { ClosesIn } from '../../../shared/time/ClosesIn.tsx';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { comingRacesQuery, raceMoments, takesEntries, toRaceCardProps } from '../../races/index.ts';
import { useMyEntries } from '../../stable/index.ts';

/** The race that goes off next. */
export function NextRace() {
  const coming = useQuery(comingRacesQuery);
  const entries = useMyEntries();
  const now = useNowAt((coming.data ?? []).flatMap(raceMoments));
  if (anyFailed([coming])) {
    return <QueryFailed title="The next race could not be loaded" queries={[coming]} />;
  }
  if (!coming.data) return <Skeleton height="21rem" />;
  const next = coming.data.find(({ offAt }) => now < offAt);
  if (!next) {
    return <EmptyState title="No race is planned" hint="The programme is being drawn up." />;
  }
  const card = toRaceCardProps(next, { now, candidate: null, entries });
  const enters = takesEntries(next, now) && card.entered.length === 0;
  return (
    <RaceCard
      {...card}
      countdown={<ClosesIn race={next} />}
      detailsHref={paths.race(next.id)}
      {...(enters && { enterHref: paths.enterRace({ raceId: next.id }) })}
    />
  );
}
