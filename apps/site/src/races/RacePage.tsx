import { DeclarationsSkeleton, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { codeOf } from '../backend/sentenceFor.ts';
import { NotFound } from '../elsewhere/NotFound.tsx';
import { anyFailed, Failed } from '../frame/Failed.tsx';
import { PageHead } from '../PageHead.tsx';
import { raceQuery } from './queries.ts';
import { columns } from './RaceReport.css.ts';
import { RaceReport } from './RaceReport.tsx';

/** One race: its card before the off, its result and verification after. */
export default function RacePage() {
  const { raceId = '' } = useParams();
  const race = useQuery(raceQuery(raceId));

  // An address that is no race's is refused as malformed before anything is looked up.
  const code = codeOf(race.error);
  if (code === 'race_not_found' || code === 'bad_request') return <NotFound />;
  if (anyFailed([race])) return <Failed title="The race could not be loaded" queries={[race]} />;
  if (!race.data) {
    return (
      <Stack gap="large">
        <PageHead title="Race" description="The race is loading." />
        <Stack gap="small">
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="18rem" height="2.5rem" />
        </Stack>
        <div className={columns}>
          <DeclarationsSkeleton />
          <Skeleton height="20rem" />
        </div>
      </Stack>
    );
  }
  return <RaceReport {...race.data} />;
}
