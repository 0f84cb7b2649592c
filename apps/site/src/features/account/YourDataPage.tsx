import { Stack } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { FormLoading } from '../../shared/page/FormLoading.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { anyFailed, QueryFailed } from '../../shared/page/QueryFailed.tsx';
import { usePlayer } from '../auth/index.ts';
import { DownloadSection } from './components/leaving/DownloadSection.tsx';
import { ExportSection } from './components/leaving/ExportSection.tsx';
import { LeaveSection } from './components/leaving/LeaveSection.tsx';
import { StaySection } from './components/leaving/StaySection.tsx';
import { myExportQuery, myLeavingQuery } from './leavingQueries.ts';

/** Your Data: all that the game keeps of a player, to take along, and the way out. */
export default function YourDataPage() {
  return (
    <Stack gap="large">
      <PageHeading
        title="Your Data"
        description="Everything the game keeps of you, as a file, and how to delete your account."
        intro="What the game keeps of you is yours: take a copy along, or have it deleted."
      />
      <Sections />
    </Stack>
  );
}

function Sections() {
  const { userId } = usePlayer();
  const [search] = useSearchParams();
  const secret = search.get('export');
  const leaving = useQuery(myLeavingQuery(userId));
  const asked = useQuery(myExportQuery(userId));
  if (anyFailed([leaving, asked])) {
    return <QueryFailed title="Your data could not be looked up" queries={[leaving, asked]} />;
  }
  if (leaving.data === undefined || asked.data === undefined) {
    return <FormLoading />;
  }
  return (
    <>
      {leaving.data !== null && <StaySection leaving={leaving.data} userId={userId} />}
      {secret !== null && <DownloadSection secret={secret} />}
      <ExportSection asked={asked.data} userId={userId} />
      {leaving.data === null && <LeaveSection userId={userId} />}
    </>
  );
}
