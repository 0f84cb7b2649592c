import type { WonBefore } from '@furlong/backend';
import { DeclarationsSkeleton, Skeleton, Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { errorCodeOf } from '../../shared/api/errorMessage.ts';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { useMyEntries, useMyHorseIds } from '../stable/index.ts';
import { columns } from './components/RaceReport.css.ts';
import { RaceReport } from './components/RaceReport.tsx';
import { courseRecordQuery, raceQuery, wonBeforeQuery } from './queries.ts';

const noWins: readonly WonBefore[] = [];

/** One race: its card before the off, its result and verification after. */
export default function RacePage() {
  const { raceId = '' } = useParams();
  const race = useQuery(raceQuery(raceId));
  // A racecard is one without them, too.
  const wonBefore = useQuery(wonBeforeQuery(raceId)).data ?? noWins;
  const record = useQuery(courseRecordQuery(raceId)).data ?? null;
  const mine = { myHorseIds: useMyHorseIds(), entries: useMyEntries() };

  // An address that is no race's is refused as malformed before anything is looked up.
  const code = errorCodeOf(race.error);
  if (code === 'race_not_found' || code === 'bad_request') return <NotFound />;
  if (anyFailed([race]))
    return <QueryFailed title="The race could not be loaded" queries={[race]} />;
  if (!race.data) {
    return (
      <Stack gap="large">
        <PageHead title="Race" description="The race is loading." />
        <Skeleton height="26rem" />
        <div className={columns}>
          <DeclarationsSkeleton />
          <Stack gap="small">
            <Skeleton height="9rem" />
            <Skeleton height="13rem" />
          </Stack>
        </div>
      </Stack>
    );
  }
  return <RaceReport key={raceId} {...race.data} {...mine} wonBefore={wonBefore} record={record} />;
}
